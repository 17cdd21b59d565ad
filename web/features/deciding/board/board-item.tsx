import { Link } from '@tanstack/react-router';
import type { BoardCard } from '#shared/board/board.ts';
import { listingName } from '#shared/text/listing-name.ts';
import { ChooseBox } from '#web/features/deciding/selection/index.ts';
import { Button } from '#web/ui/button.tsx';
import { PencilLine } from '#web/ui/icons.tsx';
import { CardNoted, CardPicture, CardState, CardTitle } from './card-facts.tsx';
import type { CardsProps } from './cards-props.ts';
import { StageSelect } from './stage-select.tsx';
import { stageFieldId } from './use-focus-on-moved.ts';

type Props = Pick<CardsProps, 'now' | 'selection' | 'onStage' | 'onOpen'> & { card: BoardCard };

/** A card: the listing, its end, the notes and the stage. A press opens it, as its button does. */
export function BoardItem({ card, now, selection, onStage, onOpen }: Props) {
  const { propertyId, property, notes, stage } = card;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button below is what keyboards and screen readers use
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      className="flex cursor-pointer flex-col gap-2"
      onClick={({ target }) => {
        if (target instanceof Element && !target.closest('a, button, select, label')) onOpen(card);
      }}
    >
      <div className="flex items-start gap-2.5">
        <div className="min-w-0 grow">
          <CardTitle property={property} />
        </div>
        <CardPicture property={property} />
      </div>
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
      <div className="-mb-1 flex items-center justify-between gap-2 print:hidden">
        <StageSelect id={stageFieldId(propertyId)} card={card} onStage={onStage} isQuiet />
        <Button
          look="quiet"
          className="min-h-9 px-2"
          aria-label={`Kartı aç: ${listingName(property)}`}
          onClick={() => onOpen(card)}
        >
          <PencilLine size={18} aria-hidden="true" />
        </Button>
      </div>
      {selection.isOn ? <ChooseBox selection={selection} property={property} /> : null}
    </div>
  );
}
