/** The facility's facts on the editor's page, fetched once before anything is drawn. */
import { createContext, useContext } from "react";
import type { FacilityFacts } from "../server/facility.ts";

export type { FacilityFacts };

const Facility = createContext<FacilityFacts | undefined>(undefined);

export const FacilityProvider = Facility.Provider;

/** The facts; nothing where fields are drawn without a server behind them. */
export function useFacility(): FacilityFacts | undefined {
  return useContext(Facility);
}
