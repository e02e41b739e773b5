/** Facts about the facility: fetched before the page renders, and again once something is saved or added. */
import { useSyncExternalStore } from "react";
import type { FacilityFacts } from "../server/facility.ts";

let facts: FacilityFacts | undefined;
const listeners = new Set<(facts: FacilityFacts) => void>();

/** Fetches the facts. Everything that shows them follows. */
export async function fetchFacility(): Promise<FacilityFacts> {
  const response = await fetch("/editor/facility.json");
  const fetched = (await response.json()) as FacilityFacts;
  facts = fetched;
  for (const tell of listeners) tell(fetched);
  return fetched;
}

/** Calls back with the facts whenever they are fetched. Returns the function that ends it. */
export function onFacility(listener: (facts: FacilityFacts) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useFacility(): FacilityFacts {
  return useSyncExternalStore(onFacility, fetchedFacts);
}

function fetchedFacts(): FacilityFacts {
  if (!facts) throw new Error("useFacility needs fetchFacility first");
  return facts;
}
