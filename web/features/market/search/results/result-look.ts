import { useEffect, useState } from 'react';
import { LIST_LOOKS, type ListLook } from '#web/features/market/listing-cards/index.ts';
import { keepPreference, readPreference } from '#web/features/members/consent/index.ts';

/** The look of the results in an address: `view=table`. Left out, the look that this browser prefers is shown. */
export type LookAddress = { readonly view?: ListLook };

const isLook = (value: unknown): value is ListLook => LIST_LOOKS.some((look) => look === value);

/** Reads the look from an address; anything unknown is left out. */
export function readLookAddress({ view }: Record<string, unknown>): LookAddress {
  return isLook(view) ? { view } : {};
}

/**
 * The look of the results, and how to choose another. The address goes first; a preference counts only once the page is
 * interactive, because the server renders every page for an unknown visitor (D25).
 */
export function useResultLook({ view }: LookAddress): readonly [look: ListLook, keep: (look: ListLook) => void] {
  const [preferred, setPreferred] = useState<ListLook>();
  useEffect(() => {
    const kept = readPreference('result_look');
    if (isLook(kept)) setPreferred(kept);
  }, []);
  function keep(look: ListLook): void {
    keepPreference('result_look', look);
    setPreferred(look);
  }
  return [view ?? preferred ?? 'grid', keep];
}
