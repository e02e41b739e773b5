/** Serves the desk of `npm run edit`, for the content folder of this computer. */
import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import { deskHeaders } from "../../hosting/headers.ts";
import { BuildError, fingerprint } from "./cached-site.ts";
import { run } from "../child-processes.ts";

const directory = ".cache/desk";

/** What the desk is made from. */
const sources = ["src", "desk"];

/**
 * Builds the desk, and returns what answers for it. It is built again when somebody opens it after its code has changed,
 * such as a schema, which its forms are made from.
 * @throws BuildError
 */
export async function openDesk() {
  let building = buildDesk("");
  await building;
  const headers = new Headers(deskHeaders(undefined));
  const files = sirv(directory, {
    dev: true,
    extensions: ["html"],
    setHeaders: (response) => response.setHeaders(headers),
  });
  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    const answer = () => files(request, response, next);
    const [path] = request.url?.split("?") ?? [];
    if (path !== "/admin") {
      answer();
      return;
    }
    building = building.then(buildDesk, () => buildDesk(""));
    building.then(answer, next);
  };
}

/** Builds it unless it was made from the same files, of which it returns a hash. */
async function buildDesk(built: string): Promise<string> {
  const wanted = sources.map(fingerprint).join(" ");
  if (wanted === built) return built;
  // In its own process: a build makes its process a production one, and this one develops.
  const { status, stderr } = await run(process.execPath, ["tools/site/build-desk.ts", directory]);
  if (status !== 0) throw new BuildError(stderr);
  return wanted;
}
