import type { Calculation } from '#shared/law/bid/calculation.ts';
import { readStored, writeStored } from '#web/platform/stored-text.ts';
import { TYPED_KEY } from './typed-key.ts';

/** What was typed, by whom (undefined for a visitor), and whether the costs could be edited. */
export type Typed = { by?: string | undefined; calculation: Calculation; hasCosts: boolean };

const MOST_LISTINGS = 10;

type Kept = readonly (Typed & { readonly id: number })[];

function readAll(): Kept {
  try {
    const kept: unknown = JSON.parse(readStored('sessionStorage', TYPED_KEY) ?? '[]');
    // safe: only this file writes it; the calculations are checked before use
    return Array.isArray(kept) ? (kept as Kept) : [];
  } catch {
    return [];
  }
}

/** The unsaved calculation that was typed in this tab for a listing. */
export function typedFor(propertyId: number): Typed | undefined {
  return readAll().find((one) => one?.id === propertyId);
}

/** Stores what was typed for a listing until the tab is closed; undefined deletes it. */
export function holdTyped(propertyId: number, typed: Typed | undefined): void {
  const others = readAll().filter((one) => one?.id !== propertyId);
  const next = typed ? [{ ...typed, id: propertyId }, ...others].slice(0, MOST_LISTINGS) : others;
  writeStored('sessionStorage', TYPED_KEY, next.length > 0 ? JSON.stringify(next) : undefined);
}

/** Whether a calculation has the current fields: the site may have been updated since the tab was opened. */
export function hasFieldsOf(start: Calculation, typed: Calculation | undefined): boolean {
  const namesOf = (value: object | undefined) =>
    Object.keys(value ?? {})
      .toSorted()
      .join();
  const [scenario] = start.scenarios;
  return (
    namesOf(typed?.legal) === namesOf(start.legal) &&
    Array.isArray(typed?.scenarios) &&
    typed.scenarios.length > 0 &&
    typed.scenarios.every(
      (one) => namesOf(one) === namesOf(scenario) && namesOf(one.costs) === namesOf(scenario?.costs),
    )
  );
}
