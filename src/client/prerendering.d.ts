/** Not in TypeScript's own types yet. Only Chromium prerenders pages. */
interface Document {
  readonly prerendering?: boolean;
}
