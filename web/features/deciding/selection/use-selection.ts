import { startTransition, useCallback, useEffect, useState } from 'react';

export type Selection = {
  /** Whether listings are being selected; until then a list looks as usual. */
  readonly isOn: boolean;
  /** The selected listings that are in the list, in its order. */
  readonly ids: readonly number[];
  readonly start: () => void;
  readonly stop: () => void;
  /** Selects or deselects a listing; with `isRange`, everything between it and the one touched last. */
  readonly toggle: (id: number, isRange: boolean) => void;
  readonly chooseAll: () => void;
};

/** The selected listings of a list, for an action on all of them. Escape ends the selection. */
export function useSelection(shown: readonly number[]): Selection {
  const [isOn, setOn] = useState(false);
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set());
  const [touched, setTouched] = useState<number>();

  const stop = useCallback(() => {
    setOn(false);
    setWanted(new Set());
    setTouched(undefined);
  }, []);

  useEffect(() => {
    if (!isOn) return undefined;
    function onKeyDown(event: KeyboardEvent): void {
      // A dialog above the list is closed first.
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('[role=dialog]')) stop();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, stop]);

  function toggle(id: number, isRange: boolean): void {
    const next = new Set(wanted);
    const isWanted = !wanted.has(id);
    for (const one of isRange ? between(shown, touched ?? id, id) : [id]) {
      if (isWanted) next.add(one);
      else next.delete(one);
    }
    setWanted(next);
    setTouched(id);
  }

  return {
    isOn,
    ids: isOn ? shown.filter((id) => wanted.has(id)) : [],
    // Every card gets a checkbox: rendered in pieces, so that the button responds first.
    start: () => startTransition(() => setOn(true)),
    stop,
    toggle,
    chooseAll: () => setWanted(new Set(shown)),
  };
}

/** Both listings and everything between them; only the second if the first is no longer in the list. */
function between(shown: readonly number[], from: number, to: number): readonly number[] {
  const [a, b] = [shown.indexOf(from), shown.indexOf(to)];
  return a === -1 ? [to] : shown.slice(Math.min(a, b), Math.max(a, b) + 1);
}
