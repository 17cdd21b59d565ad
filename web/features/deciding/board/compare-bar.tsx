import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { BoardCard } from '#shared/board/board.ts';
import { listingName } from '#shared/text/listing-name.ts';
import { MOST_COMPARED } from '#web/features/deciding/compare/index.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { CheckBox } from '#web/ui/form/check-box.tsx';

export type Chosen = {
  readonly ids: readonly number[];
  /** The box by which a card is chosen. */
  readonly box: (card: BoardCard) => ReactNode;
};

/** Which cards are chosen for comparing; those that are no longer shown do not count. */
export function useChosen(cards: readonly BoardCard[]): Chosen {
  const [wanted, setWanted] = useState<readonly number[]>([]);
  const ids = wanted.filter((id) => cards.some(({ propertyId }) => propertyId === id));
  return {
    ids,
    box: ({ propertyId, property }) => (
      <CheckBox
        label={
          <>
            Karşılaştır<span className="sr-only">: {listingName(property)}</span>
          </>
        }
        checked={ids.includes(propertyId)}
        disabled={!ids.includes(propertyId) && ids.length >= MOST_COMPARED}
        onChange={({ target }) =>
          setWanted(target.checked ? [...ids, propertyId] : ids.filter((id) => id !== propertyId))
        }
      />
    ),
  };
}

/** Leads to the comparison of what is chosen. */
export function CompareBar({ chosen: { ids } }: { chosen: Chosen }) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-3 print:hidden">
      {ids.length < 2 ? (
        <p className="text-sm text-ink-soft">
          {`Yan yana görmek için 2 ile ${MOST_COMPARED} arasında ilan işaretleyin.`}
        </p>
      ) : (
        <Link to="/karsilastir" search={{ ilanlar: ids.join(',') }} className={buttonClass('primary')}>
          {`Karşılaştır (${ids.length})`}
        </Link>
      )}
    </div>
  );
}
