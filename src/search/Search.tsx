import type { Facility } from "../content/schema/facility.ts";
import type { Words } from "../content/schema/words.ts";
import { mailUrl } from "../lib/email.ts";
import { phoneUrl } from "../lib/phone-number.ts";
import { generatedFiles, routes } from "../routes.ts";
import { ButtonLink, ButtonLinks } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";

interface SearchProps {
  readonly facility: Pick<Facility, "phone" | "email">;
  readonly words: Words["search"];
  /** The pages to offer when what was typed is not found. */
  readonly likely: readonly { readonly label: string; readonly href: string }[];
}

/** The search form, and where `client.ts` puts what it finds. */
export function Search({ facility, words, likely }: SearchProps) {
  return (
    <>
      <search>
        <form
          className="search-form"
          method="get"
          action={routes.search.path}
          data-index={generatedFiles.search}
        >
          <label htmlFor="search-words">{words.field}</label>
          <div className="search-field">
            <input
              id="search-words"
              className="control"
              type="search"
              name="q"
              enterKeyHint="search"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- A visitor opens this page to type.
              autoFocus
            />
            <button type="submit" className="button button-primary">
              <Icon name="search" />
              {words.button}
            </button>
          </div>
        </form>
      </search>
      <output className="search-status" htmlFor="search-words" />
      {/* Its style shows it after some seconds, unless `client.ts` has come and hidden it. */}
      <p className="search-not-loaded not-loaded" role="alert">
        {words.notLoaded} <a href={phoneUrl(facility.phone)}>{facility.phone}</a>,{" "}
        <a href={mailUrl(facility.email)}>{facility.email}</a>.
      </p>
      <div className="search-ask" hidden>
        <p>
          {`${words.ask} `}
          <a href={phoneUrl(facility.phone)}>{facility.phone}</a>.{likely.length > 0 && ` ${words.look}`}
        </p>
        <ButtonLinks links={likely} />
      </div>
      <ol className="search-hits" hidden />
      <template>
        <li className="search-hit">
          <p className="search-hit-title">
            <a href={routes.search.path}>Result</a>
            <span className="search-hit-of" />
          </p>
          <p className="search-hit-text" />
          <div className="search-hit-buy">
            <p className="search-hit-price" />
            <ButtonLink href={routes.search.path} variant="quiet" about="result">
              Here
            </ButtonLink>
            <ButtonLink href={routes.search.path} variant="quiet" about="result" newWindow>
              Elsewhere
            </ButtonLink>
          </div>
        </li>
      </template>
    </>
  );
}
