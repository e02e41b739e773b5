import type { LinkCard } from "../../selectors/link-cards.ts";
import { Anchor } from "../../ui/Anchor.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { Card, CardActions, Cards, CardWords } from "../../ui/Card.tsx";
import { Picture, type PictureSource } from "../../ui/Picture.tsx";
import { Sentence } from "../../ui/Sentence.tsx";

interface LinkCardsProps {
  readonly cards: readonly (Omit<LinkCard, "picture"> & { readonly picture: PictureSource | undefined })[];
  readonly headingLevel: 2 | 3;
}

/** Cards that lead to other pages: by a button if it has words of its own, else by the whole card. */
export function LinkCards({ cards, headingLevel }: LinkCardsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Cards size="small">
      {cards.map(({ href, eyebrow, name, summary, action, picture }) => (
        <Card key={href} picture={picture && <Picture source={picture} decorative />}>
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
        </Card>
      ))}
    </Cards>
  );
}
