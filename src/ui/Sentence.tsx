import { cutAtPhones, phoneUrl } from "../lib/phone-number.ts";

/** Text from the content without Markdown; phone numbers in it are links. */
export function Sentence({ children }: { readonly children: string }) {
  return cutAtPhones(children).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- The parts of a text that does not change.
      <a key={index} href={phoneUrl(part)}>
        {part}
      </a>
    ),
  );
}
