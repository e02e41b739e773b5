import type { PicturedCoach } from "../../components/programs/CoachGrid.tsx";
import type { CoachCardFacts } from "../../selectors/coaches.ts";
import { pictureFor, places } from "../../pictures.ts";

/** Coach cards with their pictures: a jersey of one's own, an empty one, or the locker of an open spot. */
export function pictured(coaches: readonly CoachCardFacts[]): Promise<PicturedCoach[]> {
  return Promise.all(
    coaches.map(async (coach) => ({
      ...coach,
      picture: await pictureFor(
        coach.picture ?? (coach.open ? "coaches/open-spot.svg" : "coaches/no-picture.svg"),
        places.card,
      ),
    })),
  );
}
