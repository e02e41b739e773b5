import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Icon } from "./Icon.tsx";

/** Invoker commands, which React passes through but does not have types for yet. */
type Invoker = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly command?: string;
  readonly commandfor?: string;
};

function InvokerButton(props: Invoker) {
  return <button type="button" {...props} />;
}

interface OpenDialogButtonProps {
  /** The id of the dialog it opens. */
  readonly opens: string;
  readonly children: ReactNode;
  /** Context for screen reader users who hear only the button. */
  readonly about: string;
  /** On a card in a line, on a tile words alone. */
  readonly variant?: "quiet" | "plain";
  /** Of what opens it in place of a button of a card. */
  readonly className?: string;
}

/**
 * A button, by default the one of a card, that opens a dialog without any script: modal if the browser supports
 * commands, else as a popover.
 */
export function OpenDialogButton({
  opens,
  children,
  about,
  variant = "quiet",
  className = `button button-${variant} card-opens`,
}: OpenDialogButtonProps) {
  return (
    <InvokerButton
      className={className}
      commandfor={opens}
      command="show-modal"
      popoverTarget={opens}
      aria-haspopup="dialog"
    >
      {children}
      <span className="visually-hidden">{` ${about}`}</span>
    </InvokerButton>
  );
}

interface DialogProps {
  readonly id: string;
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly children: ReactNode;
  /** The face of a person: above the words, or with room beside them. */
  readonly picture?: ReactNode;
  /** More actions, beside Close. */
  readonly actions?: ReactNode;
}

/** A dialog with a title, content and a Close button. Escape and a click outside close it too. */
export function Dialog({ id, title, subtitle, picture, children, actions }: DialogProps) {
  return (
    <dialog
      id={id}
      className={`dialog ${picture ? "dialog-with-picture " : ""}frame frame-top`}
      popover="auto"
      aria-labelledby={`${id}-title`}
      closedby="any"
    >
      {picture}
      <div className="dialog-head">
        {/* `client/dialogs.ts` gives it the focus. */}
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        {subtitle !== undefined && (
          <p>
            <small>{subtitle}</small>
          </p>
        )}
      </div>
      <div className="dialog-body">{children}</div>
      <div className="dialog-foot">
        {actions}
        <InvokerButton
          className="button button-plain dialog-close"
          commandfor={id}
          command="close"
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <Icon name="close" className="icon icon-small" />
          Close
        </InvokerButton>
      </div>
    </dialog>
  );
}
