import type { BoardCard } from '#shared/board/board.ts';
import { cardSums } from '#shared/calculations/own-money.ts';
import { endOf } from '#shared/listing-texts/listing-end.ts';
import { phaseLabel } from '#shared/listing-texts/listing-phase.ts';
import type { ListingSummary } from '#shared/listings.ts';
import { formatDate } from '#shared/text/dates.ts';
import { listingName } from '#shared/text/listing-name.ts';
import { formatLira, formatSum } from '#shared/text/money.ts';
import { ChooseBox } from '#web/features/deciding/selection/index.ts';
import { outcomeText } from '#web/features/market/listing-cards/index.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PencilLine } from '#web/ui/icons.tsx';
import { CardTitle } from './card-facts.tsx';
import type { CardsProps } from './cards-props.ts';
import { StageSelect } from './stage-select.tsx';
import { stageFieldId } from './use-focus-on-moved.ts';

/** Sums are right-aligned, so that their digits line up. */
const SUMS = ['Muhammen bedel', 'En yüksek teklifim', 'Bana göre değeri'];
const sideOf = (head: string | undefined) => (SUMS.includes(head ?? '') ? 'text-right' : 'text-left');
const HEADS = [
  'İlan',
  'Aşama',
  'Bitiş',
  'Durum',
  'Muhammen bedel',
  'En yüksek teklifim',
  'Bana göre değeri',
  'Yapılacaklar',
  'Kart',
];

/** The cards as a table. */
export function BoardTable({ cards, now, selection, onStage, onOpen }: CardsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
    <section aria-label="Pano tablosu" tabIndex={0} className="sheet relative overflow-x-auto">
      <table className="tabular w-full min-w-[1040px] text-sm">
        <thead>
          <tr className="border-b border-line">
            {HEADS.map((head) => (
              <th key={head} scope="col" className={classNames('px-3 py-2.5 font-semibold', sideOf(head))}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <tr key={card.propertyId} className="border-b border-line align-top last:border-0">
              <th scope="row" className="w-72 px-3 py-2.5 text-left font-normal">
                <div className={selection.isOn ? 'relative pl-9' : undefined}>
                  <CardTitle property={card.property} />
                  {selection.isOn ? <ChooseBox selection={selection} property={card.property} /> : null}
                </div>
              </th>
              <td className="w-48 px-3 py-2.5">
                <StageSelect id={stageFieldId(card.propertyId)} card={card} onStage={onStage} />
              </td>
              {cellsOf(card, now).map((cell, at) => (
                <td key={HEADS[at + 2]} className={classNames('px-3 py-2.5', sideOf(HEADS[at + 2]))}>
                  {cell}
                </td>
              ))}
              <td className="px-3 py-2.5">
                <Button
                  look="secondary"
                  className="px-3"
                  aria-label={`Kartı aç: ${listingName(card.property)}`}
                  onClick={() => onOpen(card)}
                >
                  <PencilLine size={18} aria-hidden="true" />
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function cellsOf(card: BoardCard, now: Date): string[] {
  const { property, checks } = card;
  const { highestBid, ownValue } = cardSums(card);
  return [
    endCell(property),
    outcomeText(property) ?? phaseLabel(property, now),
    property.price === null ? '–' : formatLira(property.price),
    highestBid === null ? '–' : formatSum(highestBid),
    ownValue === null ? '–' : formatSum(ownValue),
    `${checks.filter(({ isDone }) => isDone).length} / ${checks.length}`,
  ];
}

/** The end day; a derived one has a remark. */
function endCell(property: ListingSummary): string {
  if (property.endDate === null) return '–';
  return property.endDateIsDerived ? (endOf(property) ?? '–') : formatDate(new Date(property.endDate));
}
