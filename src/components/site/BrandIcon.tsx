import drawings from "./brands.svg?url";

/** The services that `brands.svg` has an icon of. It is a file of its own: icons of a footer need not be in each page. */
const brands: ReadonlySet<string> = new Set(["facebook", "instagram", "appStore", "googlePlay"]);

/** The icon of a service, a globe for one without; the text beside it is its name. */
export function BrandIcon({ brand }: { readonly brand: string }) {
  const icon = brands.has(brand) ? brand : "other";
  return (
    <svg className="icon" fill="currentColor" aria-hidden="true">
      <use href={`${drawings}#${icon}`} />
    </svg>
  );
}
