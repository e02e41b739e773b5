/** The size of a space in feet. */
interface Size {
  readonly length: number;
  readonly width: number;
}

/** `51x12`, in feet. */
export function formatSize({ length, width }: Size): string {
  return `${length}x${width}`;
}

/** `51x12 ft`. */
export function formatFeet(size: Size): string {
  return `${formatSize(size)} ft`;
}
