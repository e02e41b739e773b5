/** The page with all pairs of pictures. */
import type { ComparedPicture, StoredPicture } from "./compare-pictures.ts";

/** HTML that shows each pair, the most changed first. */
export function lookBook(sites: readonly [string, string], compared: readonly ComparedPicture[]): string {
  const pairs = compared.toSorted((a, b) => b.change - a.change || a.name.localeCompare(b.name, "en"));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escaped(sites.join(" | "))}</title>
<style>
body { margin: 1rem; font: 1rem/1.5 system-ui, sans-serif; background: #ddd; color: #111 }
div { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start }
img { max-width: 100%; height: auto; background: #fff }
h2 { position: sticky; top: 0; margin: 0; padding: .25rem 0; background: #ddd; font-size: 1rem }
</style>
<h1>${escaped(sites.join(" | "))}</h1>
${pairs.map(section).join("\n")}
</html>
`;
}

function section({ name, change, before, after }: ComparedPicture): string {
  return `<section><h2>${escaped(name)}: ${(change * 100).toFixed(1)} %</h2><div>${image(before)}${image(after)}</div></section>`;
}

function image(picture: StoredPicture | undefined): string {
  if (!picture) return "<p>Not there.</p>";
  const { file, width, height } = picture;
  return `<img loading="lazy" src="${escaped(file)}" width="${width}" height="${height}" alt="">`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
