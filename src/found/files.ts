/** The files for machines: each address and the module in `files/` that writes it. */
export const foundFiles: Readonly<Record<`/${string}`, string>> = {};
