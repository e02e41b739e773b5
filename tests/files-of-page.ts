import type { Page, Request } from "@playwright/test";

/** The scripts and style sheets that a page loads, with their imports, as paths without their origin. */
export async function filesOf(page: Page, path: string): Promise<readonly string[]> {
  const files = new Set<string>();
  const note = (request: Request) => {
    if (["script", "stylesheet"].includes(request.resourceType())) files.add(new URL(request.url()).pathname);
  };
  page.on("request", note);
  await page.goto(path, { waitUntil: "load" });
  page.off("request", note);
  return [...files];
}
