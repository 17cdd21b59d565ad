import { Link } from '@tanstack/react-router';
import type { BoardCard } from '#shared/board/board.ts';
import { listingName } from '#shared/text/listing-name.ts';
import { Button } from '#web/ui/button.tsx';
import { PencilLine } from '#web/ui/icons.tsx';
import { CardNoted, CardState, CardTitle } from './card-facts.tsx';
import type { CardsProps } from './cards-props.ts';
import { StageSelect } from './stage-select.tsx';
import { stageFieldId } from './use-focus-on-moved.ts';

type Props = Pick<CardsProps, 'now' | 'onStage' | 'onOpen'> & { card: BoardCard };

/** A card: what is sold, until when, what was noted, and where it stands. */
export function BoardItem({ card, now, onStage, onOpen }: Props) {
  const { propertyId, property, notes, stage } = card;
  return (
    <div className="flex flex-col gap-2">
      <CardTitle property={property} />
      <CardState card={card} now={now} />
      <CardNoted card={card} />
      {notes ? <p className="line-clamp-3 text-sm whitespace-pre-wrap wrap-anywhere text-ink-soft">{notes}</p> : null}
      {stage === 'won' ? (
        <Link
          to="/ilan/$id/kazandim"
          params={{ id: String(propertyId) }}
          className="inline-flex min-h-9 items-center self-start text-sm font-semibold text-petrol hover:underline"
        >
          Kazandıktan sonra yapılacaklar
        </Link>
      ) : null}
      <div className="flex items-center gap-2 print:hidden">
        <div className="min-w-0 grow">
          <StageSelect id={stageFieldId(propertyId)} card={card} onStage={onStage} />
        </div>
        <Button
          look="secondary"
          className="px-3"
          aria-label={`Kartı aç: ${listingName(property)}`}
          onClick={() => onOpen(card)}
        >
          <PencilLine size={18} aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}
