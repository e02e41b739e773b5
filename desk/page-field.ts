/** The field for a page: a list of the pages that there are now, also those added since the desk was opened. */
import {
  getFieldType,
  registerFieldType,
  type CustomField,
  type CustomFieldControlProps,
} from "@sveltia/cms";
import { Component, createElement, type ComponentType, type ReactNode } from "react";
import type { PageOption } from "./page-options.ts";

/** The type of the field in the desk's configuration. */
export const pageFieldType = "page";

/** The fields of a form appear at once, and share what was read: milliseconds. */
const shareFor = 1000;

/**
 * Registers the field. It offers `known` until `readPages` answers.
 * https://sveltiacms.app/en/docs/api/field-types
 */
export function registerPageField(
  known: readonly PageOption[],
  readPages: () => Promise<readonly PageOption[]>,
): void {
  const select = selectControl();
  let last: { readonly at: number; readonly pages: Promise<readonly PageOption[]> } | undefined;
  const pagesNow = () => {
    if (last === undefined || Date.now() - last.at > shareFor) last = { at: Date.now(), pages: readPages() };
    return last.pages;
  };

  class PageField extends Component<CustomFieldControlProps, { readonly field: CustomField }> {
    /** The same object as long as the pages are the same: Sveltia draws the list anew for another one. */
    override readonly state = { field: selectOf(this.props.field.toJS(), known) };

    override async componentDidMount(): Promise<void> {
      this.setState({ field: selectOf(this.props.field.toJS(), await pagesNow()) });
    }

    override render(): ReactNode {
      return createElement(select, { ...this.props, field: this.state.field });
    }
  }

  registerFieldType(pageFieldType, PageField);
}

function selectOf(field: object, pages: readonly PageOption[]): CustomField {
  const options = pages.map(({ key, title }) => ({ value: key, label: title }));
  return { ...(field as CustomField), widget: "select", options };
}

/** Sveltia's own list to choose from. */
function selectControl(): ComponentType<Record<string, unknown>> {
  const control = getFieldType("select")?.control as ComponentType<Record<string, unknown>> | undefined;
  if (!control) throw new Error("the desk has no list to choose from");
  return control;
}
