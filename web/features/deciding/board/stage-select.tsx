import type { BoardCard } from '#shared/board/board.ts';
import { BOARD_STAGES, type BoardStage, STAGE_NAMES } from '#shared/board/board-rules.ts';
import { listingName } from '#shared/text/listing-name.ts';
import { Select } from '#web/ui/select.tsx';

type Props = { card: BoardCard; id: string; onStage: (card: BoardCard, stage: BoardStage) => void };

/** Moves a card to another stage: what dragging does, for keyboards, phones and screen readers. */
export function StageSelect({ card, id, onStage }: Props) {
  return (
    <Select
      id={id}
      aria-label={`Aşama: ${listingName(card.property)}`}
      className="min-h-9 w-full text-sm"
      value={card.stage}
      onChange={({ target }) => onStage(card, BOARD_STAGES.find((stage) => stage === target.value) ?? card.stage)}
    >
      {BOARD_STAGES.map((stage) => (
        <option key={stage} value={stage}>
          {STAGE_NAMES[stage]}
        </option>
      ))}
    </Select>
  );
}
