const brands = {
  facebook:
    "M14 22v-8h3l.6-3.600H14V8.200c0-1.100.5-1.900 2-1.900h1.700V3.100A20 20 0 0 0 15.200 3C12.600 3 11 4.600 11 7.600v2.800H8V14h3v8z",
  instagram:
    "M7.500 2h9A5.500 5.500 0 0 1 22 7.500v9a5.500 5.500 0 0 1-5.500 5.500h-9A5.500 5.500 0 0 1 2 16.500v-9A5.500 5.500 0 0 1 7.500 2m0 2A3.500 3.500 0 0 0 4 7.500v9A3.500 3.500 0 0 0 7.500 20h9a3.500 3.500 0 0 0 3.500-3.500v-9A3.500 3.500 0 0 0 16.500 4zM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10m0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6m5.300-3.400a1.200 1.200 0 1 1 0 2.400 1.200 1.200 0 0 1 0-2.400",
  appStore:
    "M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2m0 3v12h10V5zm5 13.200a1.100 1.100 0 1 0 0 2.200 1.100 1.100 0 0 0 0-2.200M12 7l3.300 7h-1.900l-.5-1.200h-1.800l-.5 1.200H8.700z",
  googlePlay:
    "M4 2.500v19L14 12zM15 13l3.300 1.900 3.200-1.900a1.200 1.200 0 0 0 0-2L18.300 9 15 11zM5.500 2l8.700 9 2.600-2.400zM5.500 22l11.300-6.600-2.600-2.400z",
  other:
    "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20m-2.300 11a16 16 0 0 0 2.300 6.600A16 16 0 0 0 14.300 13zm-5.600 0a8 8 0 0 0 5 6.400A19 19 0 0 1 7.700 13zm12.200 0a19 19 0 0 1-1.400 6.400 8 8 0 0 0 5-6.400zM9.100 4.600A8 8 0 0 0 4.100 11h3.600a19 19 0 0 1 1.400-6.400M12 4.400A16 16 0 0 0 9.700 11h4.600A16 16 0 0 0 12 4.400m2.900.2A19 19 0 0 1 16.300 11h3.600a8 8 0 0 0-5-6.400",
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
      focusable="false"
    >
      <path d={icon} />
    </svg>
  );
}
