/**
 * The version of the facility's folder, which the development server raises with each change (`plugins/live-content.ts`).
 * There, the code that reads the content can be loaded more than once; what the copies share is the process.
 */
const key = Symbol.for("version of the content");
const shared = globalThis as { [key]?: string | undefined };

/** The version that the folder has now; undefined in a build, which has one. */
export function contentVersion(): string | undefined {
  return shared[key];
}

/** Says that the folder has another version. */
export function setContentVersion(version: string | undefined): void {
  shared[key] = version;
}
