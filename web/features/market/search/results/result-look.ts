import { useEffect, useState } from 'react';
import { LIST_LOOKS, type ListLook } from '#web/features/market/listing-cards/index.ts';
import { keepPreference, readPreference } from '#web/features/members/consent/index.ts';

/** The layout of the results in an address: `view=table`. Without it, the browser's preference is used. */
export type LookAddress = { readonly view?: ListLook };

const isLook = (value: unknown): value is ListLook => LIST_LOOKS.some((look) => look === value);

/** Reads the layout from an address; unknown values are left out. */
export function readLookAddress({ view }: Record<string, unknown>): LookAddress {
  return isLook(view) ? { view } : {};
}

/**
 * The layout of the results, and a function that changes it. The address has priority; a preference counts only once
 * the page is interactive, because the server renders every page for an unknown visitor (D25).
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
