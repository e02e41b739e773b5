import type { PicturedProgramme } from "../../components/programs/ProgramGrid.tsx";
import type { ProgrammeCardFacts } from "../../selectors/programs.ts";
import { pictureFor, places } from "../../pictures.ts";

/** Cards of camps, leagues or programs with their pictures. */
export function picturedProgrammes(programmes: readonly ProgrammeCardFacts[]): Promise<PicturedProgramme[]> {
  return Promise.all(
    programmes.map(async (programme) => ({
      ...programme,
      picture: programme.picture === undefined ? undefined : await pictureFor(programme.picture, places.card),
    })),
  );
}
