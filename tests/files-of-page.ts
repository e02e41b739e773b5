import type { Page, Request } from "@playwright/test";

/** The scripts, style sheets and data that a page loads, as paths without their origin; its pictures and fonts not. */
export async function filesOf(page: Page, path: string): Promise<readonly string[]> {
  const files = new Set<string>();
  const kinds = new Set(["script", "stylesheet", "fetch", "xhr"]);
  const note = (request: Request) => {
    if (kinds.has(request.resourceType())) files.add(new URL(request.url()).pathname);
  };
  page.on("request", note);
  await page.goto(path, { waitUntil: "networkidle" });
  page.off("request", note);
  return [...files];
}
