import { useLayoutEffect, useRef } from 'react';
import type { BoardCard } from '#shared/board/board.ts';

export const stageFieldId = (propertyId: number): string => `asama-${propertyId}`;

/**
 * A card that moves to another column is rendered again, so its list of stages would lose the focus. The focus is set
 * there again, or on the board if the card is no longer visible. Returns a function to call before a card moves.
 */
export function useFocusOnMoved(cards: readonly BoardCard[] | undefined): (propertyId: number) => void {
  const moving = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus can get lost only when the cards change
  useLayoutEffect(() => {
    const propertyId = moving.current;
    if (propertyId === undefined || document.activeElement !== document.body) return;
    moving.current = undefined;
    const field = document.getElementById(stageFieldId(propertyId));
    const place = field?.checkVisibility() ? field : document.querySelector<HTMLElement>('section[aria-label="Pano"]');
    place?.focus();
  }, [cards]);
  return (propertyId) => {
    moving.current = propertyId;
  };
}
