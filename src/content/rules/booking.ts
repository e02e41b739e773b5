import type { BookingTarget, IdUse, LinkTarget } from "../schema/booking.ts";
import { fileOf, type Content } from "../schema/registry.ts";
import type { Report, RuleInput } from "./rule.ts";

/** The target of a button, with its document, its path, and the use of its id. */
interface ButtonTarget {
  readonly key: string;
  readonly path: readonly PropertyKey[];
  readonly use: IdUse;
  readonly target: BookingTarget | undefined;
}

/** The targets of all buttons that can have an id. */
export function buttonTargets({
  packages = [],
  spaces = [],
  coaches = [],
}: Partial<Content>): ButtonTarget[] {
  return [
    ...packages.flatMap(({ slug, sellAs, purchase, calendar }): ButtonTarget[] => [
      { key: `packages/${slug}`, path: ["purchase"], use: sellAs, target: purchase },
      { key: `packages/${slug}`, path: ["calendar"], use: "booking", target: calendar },
    ]),
    ...spaces.flatMap(({ slug, rates, calendar, units }): ButtonTarget[] => {
      const key = `spaces/${slug}`;
      return [
        { key, path: ["calendar"], use: "booking", target: calendar },
        ...rates.map(({ to }, index): ButtonTarget => ({
          key,
          path: ["rates", index, "to"],
          use: "products",
          target: to,
        })),
        ...units.flatMap(({ rent }, unit) =>
          rent.map(({ to }, index): ButtonTarget => ({
            key,
            path: ["units", unit, "rent", index, "to"],
            use: "products",
            target: to,
          })),
        ),
      ];
    }),
    ...coaches.flatMap(({ slug, book, staff }): ButtonTarget[] => [
      { key: `coaches/${slug}`, path: ["book"], use: "booking", target: book },
      { key: `coaches/${slug}`, path: ["staff"], use: "booking", target: staff ? { id: staff } : undefined },
    ]),
  ];
}

/** The targets of the notices, which have no ids. */
export function noticeTargets({ hours }: Partial<Content>): {
  readonly key: string;
  readonly path: readonly PropertyKey[];
  readonly target: LinkTarget | undefined;
}[] {
  return (hours?.notices ?? []).map(({ link }, index) => ({
    key: "hours",
    path: ["notices", index, "link"],
    target: link,
  }));
}

/** The id of a target; `undefined` for any other. */
export function idOf(target: BookingTarget | undefined): string | undefined {
  return typeof target === "object" && "id" in target ? target.id : undefined;
}

/** Every product has an id of its own. */
export function idsAreUnique({ content, contentFolder }: RuleInput, report: Report): void {
  const seen = new Map<string, string>();
  for (const { key, path, use, target } of buttonTargets(content)) {
    const id = idOf(target);
    if (id === undefined || use === "booking") continue;
    const first = seen.get(id);
    if (first) report(key, path, `the id "${id}" is already used by ${first}; every product has its own`);
    else seen.set(id, `${contentFolder}/${fileOf(key)}`);
  }
}

/** An id needs a booking site. */
export function idsLeadSomewhere({ content, contentFolder }: RuleInput, report: Report): void {
  if (!content.facility || content.facility.booking) return;
  for (const { key, path, target } of buttonTargets(content)) {
    const id = idOf(target);
    if (id !== undefined)
      report(
        key,
        path,
        `an id needs a booking site: fill in booking in ${contentFolder}/facility.yaml, or write a full address or the word call instead (found "${id}")`,
      );
  }
}

/** The number of the front desk is no id, even where it is all digits. */
export function idsAreNoPhone({ content }: RuleInput, report: Report): void {
  const phone = content.facility?.phone.replaceAll(/\D/gu, "");
  if (phone === undefined) return;
  for (const { key, path, target } of buttonTargets(content)) {
    const id = idOf(target);
    if (id !== undefined && id.replace(/^1(?=\d{10}$)/u, "") === phone)
      report(key, path, `this is the front desk's number: write the word call (found "${id}")`);
  }
}

/** A coach's id goes with the id of a service; a full address, a page or a call has no place for it. */
export function staffNeedsServiceId({ content: { coaches = [] } }: RuleInput, report: Report): void {
  for (const { slug, book, staff } of coaches)
    if (staff !== undefined && book !== undefined && idOf(book) === undefined)
      report(
        `coaches/${slug}`,
        ["staff"],
        `\`book\` is a full address, a page or a call, which has no place for this id: leave it out (found "${staff}")`,
      );
}
