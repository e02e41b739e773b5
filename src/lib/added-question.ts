/**
 * The name of the control of a question that a facility added to a form. It follows the label, so that a kept answer
 * never answers another question.
 */
export function nameOf({ label }: { readonly label: string }): string {
  return ["extra", ...(label.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].join("-");
}
