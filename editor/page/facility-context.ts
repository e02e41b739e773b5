/** Facts about the facility, fetched once before the page renders. */
import { createContext, useContext } from "react";
import type { FacilityFacts } from "../server/facility.ts";

const FacilityContext = createContext<FacilityFacts | undefined>(undefined);

export const FacilityProvider = FacilityContext.Provider;

export function useFacility(): FacilityFacts {
  const facility = useContext(FacilityContext);
  if (!facility) throw new Error("useFacility needs a FacilityProvider");
  return facility;
}
