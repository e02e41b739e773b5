// oxlint-disable react/forbid-dom-props -- an e-mail has no style sheet.
import { Fragment, type CSSProperties, type ReactNode } from "react";
import { linesOf, type EmailContent } from "./email-content.ts";

const ink = "#1d1a17";
const quietInk = "#544d46";
const chalk = "#f4efe4";
const clay = "#a4472a";

const table: CSSProperties = { width: "100%", borderCollapse: "collapse" };
const answers: CSSProperties = {
  overflowWrap: "anywhere",
  fontFamily: "inherit",
  fontSize: 16,
  lineHeight: 1.5,
};

/** The HTML of every form's e-mail, as it is pasted into EmailJS: with the parameters in braces. */
export function EmailLayout({ kind, title, sections, footer }: EmailContent) {
  const letter = (
    <Table
      align="center"
      style={{
        ...table,
        maxWidth: 640,
        margin: "0 auto",
        fontFamily: '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif',
      }}
    >
      <tr>
        <Head kind={kind} title={title} />
      </tr>
      <tr>
        <td style={{ padding: "20px 28px 28px", backgroundColor: "#ffffff" }}>
          {sections.map(({ title: heading, rows, text }, index) => (
            <Fragment key={heading ?? ""}>
              {heading && <Heading>{heading}</Heading>}
              {rows && <Rows rows={rows} />}
              {text && <Text>{text}</Text>}
              {index === 0 && <AddedAnswers />}
            </Fragment>
          ))}
        </td>
      </tr>
      <tr>
        <td style={{ padding: "14px 28px", fontSize: 13, lineHeight: 1.5, color: quietInk }}>{footer}</td>
      </tr>
    </Table>
  );
  return (
    <Table style={{ ...table, backgroundColor: "#f4eee4" }}>
      <tr>
        <td style={{ padding: "24px 12px" }}>{letter}</td>
      </tr>
    </Table>
  );
}

/** A table for the layout, which screen readers do not announce as one. */
function Table({ children, ...attributes }: { align?: "center"; style: CSSProperties; children: ReactNode }) {
  return (
    <table role="presentation" {...attributes}>
      <tbody>{children}</tbody>
    </table>
  );
}

function Head({ kind, title }: Pick<EmailContent, "kind" | "title">) {
  return (
    <td
      style={{
        padding: "18px 28px",
        backgroundColor: "#14211b",
        borderBottom: `4px solid ${clay}`,
        color: chalk,
      }}
    >
      <p
        style={{
          margin: "0 0 2px",
          fontSize: 13,
          letterSpacing: "0.08em",
          textTransform: "uppercase",
          color: "#ffc24b",
        }}
      >
        {kind}
      </p>
      <h1
        dir="auto"
        style={{
          margin: 0,
          fontSize: 24,
          lineHeight: 1.25,
          fontWeight: 700,
          overflowWrap: "anywhere",
          color: chalk,
        }}
      >
        {title}
      </h1>
    </td>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <h2
      style={{
        margin: "28px 0 6px",
        padding: "0 0 6px",
        borderBottom: `2px solid ${clay}`,
        fontSize: 17,
        lineHeight: 1.3,
        color: ink,
      }}
    >
      {children}
    </h2>
  );
}

function Rows({ rows }: { rows: NonNullable<EmailContent["sections"][number]["rows"]> }) {
  return (
    <table style={{ ...table, fontSize: 15, lineHeight: 1.45 }}>
      <tbody>
        {Object.entries(rows).map(([label, value]) => (
          <tr key={label}>
            <th
              scope="row"
              style={{
                padding: "7px 16px 7px 0",
                width: "34%",
                textAlign: "left",
                verticalAlign: "top",
                fontWeight: 600,
                color: quietInk,
              }}
            >
              {label}
            </th>
            <td dir="auto" style={{ padding: "7px 0", verticalAlign: "top", color: ink }}>
              {linesOf(value).map(({ text, href }, index) => (
                <Fragment key={text}>
                  {index > 0 && <br />}
                  {href === undefined ? (
                    text
                  ) : (
                    <a href={href} style={{ color: "#8a3920" }}>
                      {text}
                    </a>
                  )}
                </Fragment>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Text with its line breaks. The first one in a `pre` is ignored, so there is one more. */
function Text({ style, children }: { style?: CSSProperties; children: string }) {
  return (
    <pre dir="auto" style={{ margin: 0, whiteSpace: "pre-wrap", ...answers, color: ink, ...style }}>
      {"\n"}
      {children}
    </pre>
  );
}

/**
 * The answers to the questions that the facility added. EmailJS documents no conditions, so this is in every template;
 * without answers it has no height, and its margin is the next heading's.
 */
function AddedAnswers() {
  return (
    <Text style={{ margin: "28px 0 0", borderLeft: `4px solid ${clay}`, paddingLeft: 12 }}>
      {"{{extra}}"}
    </Text>
  );
}
