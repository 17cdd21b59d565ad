import type { BoardCard } from '#shared/board/board.ts';
import { BOARD_STAGES, type BoardStage, STAGE_NAMES } from '#shared/board/board-rules.ts';
import { listingName } from '#shared/text/listing-name.ts';
import { Select } from '#web/ui/select.tsx';

type Props = {
  card: BoardCard;
  id: string;
  /** Shown as text with an arrow, for use on every card. */
  isQuiet?: boolean;
  onStage: (card: BoardCard, stage: BoardStage) => void;
};

const stageOf = (value: string) => BOARD_STAGES.find((stage) => stage === value);
const OPTIONS = BOARD_STAGES.map((stage) => (
  <option key={stage} value={stage}>
    {STAGE_NAMES[stage]}
  </option>
));

/** Moves a card to another stage: the alternative to dragging for keyboards, phones and screen readers. */
export function StageSelect({ card, id, isQuiet = false, onStage }: Props) {
  return (
    <Select
      id={id}
      aria-label={`Aşama: ${listingName(card.property)}`}
      look={isQuiet ? 'quiet' : 'field'}
      className={isQuiet ? '-ml-2 min-w-0 text-sm' : 'w-full text-sm'}
      value={card.stage}
      onChange={({ target }) => onStage(card, stageOf(target.value) ?? card.stage)}
    >
      {OPTIONS}
    </Select>
  );
}

/** Moves all selected cards to one stage. */
export function StageOfChosen({ onMove }: { onMove: (stage: BoardStage) => void }) {
  return (
    <Select
      aria-label="Seçilenlerin aşaması"
      look="quiet"
      className="text-sm max-lg:text-xs max-lg:[&>select]:pr-5 max-lg:[&>select]:pl-1 max-lg:[&>svg]:right-0.5"
      value=""
      onChange={({ target }) => {
        const stage = stageOf(target.value);
        if (stage !== undefined) onMove(stage);
      }}
    >
      <option value="">Aşama</option>
      {OPTIONS}
    </Select>
  );
}
