import { type SaleKindListing, saleKindMarks } from '#shared/law/sale-kinds.ts';
import { rightMark } from '#shared/listing-texts/right-mark.ts';
import { shareMark } from '#shared/listing-texts/share-text.ts';
import type { ListingSummary } from '#shared/listings.ts';
import { Tag } from '#web/ui/tag.tsx';
import { KIND_HUE } from './kind-hue.ts';

type Props = {
  property: SaleKindListing & Pick<ListingSummary, 'tur' | 'hisse' | 'isShareSale' | 'soldRight'>;
};

/** A listing's tags: its kind, round, office, right and share. */
export function ListingTags({ property }: Props) {
  const share = shareMark(property);
  const right = rightMark(property);
  return (
    <span className="flex flex-wrap gap-1.5">
      <Tag hue={KIND_HUE[property.categoryNumber]}>{property.tur}</Tag>
      {property.secondRound === '1' ? <Tag>2. ihale</Tag> : null}
      {property.sulhMahkeme === '1' ? <Tag>Satış memurluğu</Tag> : null}
      {saleKindMarks(property).map((mark) => (
        <Tag key={mark} hue="amber">
          {mark}
        </Tag>
      ))}
      {right === undefined ? null : <Tag>{right}</Tag>}
      {share === undefined ? null : <Tag>{share}</Tag>}
    </span>
  );
}
