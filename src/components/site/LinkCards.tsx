import type { LinkCard } from "../../selectors/link-cards.ts";
import { Anchor } from "../../ui/Anchor.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { Card, CardActions, Cards, CardWords, LoneCard } from "../../ui/Card.tsx";
import { Picture, type Pictured } from "../../ui/Picture.tsx";
import { Sentence } from "../../ui/Sentence.tsx";

interface LinkCardsProps {
  readonly cards: readonly Pictured<LinkCard>[];
  readonly headingLevel: 2 | 3;
}

/** Cards that lead to other pages; one alone is no list, and has the width of the page. */
export function LinkCards({ cards, headingLevel }: LinkCardsProps) {
  const Heading = `h${headingLevel}` as const;
  const [only, ...others] = cards;
  if (only && others.length === 0)
    return (
      <LoneCard picture={only.picture && <Picture source={only.picture} decorative />}>
        <LinkCardText card={only} Heading={Heading} />
      </LoneCard>
    );
  return (
    <Cards size="small">
      {cards.map((card) => (
        <Card key={card.href} picture={card.picture && <Picture source={card.picture} decorative />}>
          <LinkCardText card={card} Heading={Heading} />
        </Card>
      ))}
    </Cards>
  );
}

interface LinkCardTextProps {
  readonly card: Pictured<LinkCard>;
  readonly Heading: "h2" | "h3";
}

/** What a card says, and where it leads: by a button if it has words of its own, else by the whole card. */
function LinkCardText({ card: { href, eyebrow, name, summary, action }, Heading }: LinkCardTextProps) {
  return (
    <>
      <CardWords>
        {eyebrow !== undefined && <p className="eyebrow">{eyebrow}</p>}
        <Heading>
          {action === undefined ? (
            <Anchor className="card-link" href={href}>
              {name}
            </Anchor>
          ) : (
            name
          )}
        </Heading>
        {summary !== undefined && (
          <p className="card-detail">
            <Sentence>{summary}</Sentence>
          </p>
        )}
      </CardWords>
      {action !== undefined && (
        <CardActions>
          <ButtonLink href={href}>{action}</ButtonLink>
        </CardActions>
      )}
    </>
  );
}
