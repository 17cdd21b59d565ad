import { useQuery } from '@tanstack/react-query';
import type { Subject } from '#shared/law/bid/calculation.ts';
import { toLira } from '#shared/law/bid/kurus.ts';
import { formatNumber } from '#shared/text/money.ts';
import { possessive, typographic } from '#shared/text/turkish-suffixes.ts';
import { comparablesQuery } from '#web/features/market/comparables/index.ts';

type Props = { propertyId: number; subject: Subject; bid: number };

/** How a bid, in kuruş, compares with the sales of comparable lots; nothing if there are none. */
export function BidAmongComparables({ propertyId, subject, bid }: Props) {
  const { data } = useQuery(comparablesQuery(propertyId));
  if (!data || data.ratios.length === 0) return null;
  const ratio = (toLira(bid) / toLira(subject.appraisal)) * 100;
  const below = data.ratios.filter((sold) => ratio > sold).length;
  const share = typographic(possessive(`%${formatNumber(Math.floor(ratio))}`));
  return (
    <p className="tabular mt-2 text-sm text-ink-soft">
      {`Bu teklif muhammen bedelin ${share} kadardır. ${belowText(below, data.ratios.length)}${below === 0 ? '' : ' Bu, teklifin onları kazanacağını göstermez: rakipler de artırırdı.'}`}
    </p>
  );
}

function belowText(below: number, count: number): string {
  if (count === 1) return `Tek benzer satış bundan düşük bedelle ${below === 0 ? 'bitmedi' : 'bitti'}.`;
  if (below === 0) return `Benzer ${formatNumber(count)} satıştan hiçbiri bundan düşük bedelle bitmedi.`;
  return `Benzer ${formatNumber(count)} satışın ${typographic(possessive(below))} bundan düşük bedelle bitti.`;
}
