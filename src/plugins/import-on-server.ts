import { isRunnableDevEnvironment, type ViteDevServer } from "vite";

/**
 * Imports a file as the pages of the development server do, so that it and all that it imports are as they are now. What
 * this process itself imports stays as it was when the server started.
 * @throws what the file throws, or what keeps it from being read.
 */
export function importOnServer<Module>({ environments }: ViteDevServer, file: string): Promise<Module> {
  const { ssr } = environments;
  if (!isRunnableDevEnvironment(ssr))
    throw new Error("The development server can't run the site's own code.");
  return ssr.runner.import<Module>(file);
}
