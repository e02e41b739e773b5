const brands = {
  facebook:
    "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20m1.4 17v-6h2.2l.4-2.4h-2.6V9.2c0-.8.4-1.4 1.4-1.4H16V5.7c-2.9-.5-4.9.4-4.9 3.2v1.7H9V13h2.1v6z",
  instagram:
    "M7.5 2h9A5.5 5.5 0 0 1 22 7.5v9a5.5 5.5 0 0 1-5.5 5.5h-9A5.5 5.5 0 0 1 2 16.5v-9A5.5 5.5 0 0 1 7.5 2m0 2A3.5 3.5 0 0 0 4 7.5v9A3.5 3.5 0 0 0 7.5 20h9a3.5 3.5 0 0 0 3.5-3.5v-9A3.5 3.5 0 0 0 16.5 4zM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10m0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6m5.3-3.4a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4",
  appStore:
    "M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2m0 3v12h10V5zm5 13.2a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.2M12 7l3.3 7h-1.9l-.5-1.2h-1.8l-.5 1.2H8.7z",
  googlePlay:
    "M4 2.5v19L14 12zM15 13l3.3 1.9 3.2-1.9a1.2 1.2 0 0 0 0-2L18.3 9 15 11zM5.5 2l8.7 9 2.6-2.4zM5.5 22l11.3-6.6-2.6-2.4z",
  other:
    "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20m-2.3 11a16 16 0 0 0 2.3 6.6A16 16 0 0 0 14.3 13zm-5.6 0a8 8 0 0 0 5 6.4A19 19 0 0 1 7.7 13zm12.2 0a19 19 0 0 1-1.4 6.4 8 8 0 0 0 5-6.4zM9.1 4.6A8 8 0 0 0 4.1 11h3.6a19 19 0 0 1 1.4-6.4M12 4.4A16 16 0 0 0 9.7 11h4.6A16 16 0 0 0 12 4.4m2.9.2A19 19 0 0 1 16.3 11h3.6a8 8 0 0 0-5-6.4",
} as const;

/** The icon of a service, a globe for one without; the text beside it is its name. */
export function BrandIcon({ brand }: { readonly brand: string }) {
  const icon = new Map(Object.entries(brands)).get(brand) ?? brands.other;
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="currentColor"
      fillRule="evenodd"
      aria-hidden="true"
    >
      <path d={icon} />
    </svg>
  );
}
