/** A bar chart as SVG that reads on light and dark ground. */

export interface Bar {
  readonly group: string;
  readonly name: string;
  readonly page: number;
  readonly limit: number;
}

const left = 110;
const width = 560;
const row = 44;

/** Pairs of bars, page above limit, in groups. */
export function plot(title: string, bars: readonly Bar[]): string {
  const most = Math.max(...bars.flatMap(({ page, limit }) => [page, limit]));
  const groups = [...new Set(bars.map(({ group }) => group))];
  let y = 56;
  const bar = (value: number, top: number, kind: "page" | "limit") => {
    const long = Math.round((value / most) * width);
    return `<rect class="${kind}" x="${left}" y="${top}" width="${long}" height="15" rx="2"/><text x="${left + long + 6}" y="${top + 12}">${Math.round(value)}</text>`;
  };
  function pair({ name, page, limit }: Bar, top: number): string {
    return `<text x="${left - 8}" y="${top + 20}" text-anchor="end">${escaped(name)}</text>${bar(page, top, "page")}${bar(limit, top + 17, "limit")}`;
  }
  const drawn = groups.flatMap((group) => {
    const heading = `<text class="strong" x="0" y="${(y += 26) - 8}">${escaped(group)}</text>`;
    return [heading, ...bars.filter((bar) => bar.group === group).map((bar) => pair(bar, (y += row) - row))];
  });
  const height = y + 8;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + width + 70} ${height}" role="img" aria-label="${escaped(title)}">
<style>
text { font: 13px system-ui, sans-serif; fill: #2a2522; }
.strong { font-weight: 700; }
.page { fill: #b8432f; }
.limit { fill: #8b9a91; }
@media (prefers-color-scheme: dark) { text { fill: #f3ece2; } .page { fill: #e07a5f; } }
</style>
<text class="strong" x="0" y="18">${escaped(title)}</text>
<rect class="page" x="0" y="30" width="12" height="12" rx="2"/><text x="18" y="41">page</text>
<rect class="limit" x="70" y="30" width="12" height="12" rx="2"/><text x="88" y="41">its limit: the same page without scripts</text>
${drawn.join("\n")}
</svg>
`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
