import { useQuery } from '@tanstack/react-query';
import type { Subject } from '#shared/law/bid/calculation.ts';
import { toLira } from '#shared/law/bid/kurus.ts';
import { formatNumber } from '#shared/text/money.ts';
import { possessive, typographic } from '#shared/text/turkish-suffixes.ts';
import { comparablesQuery } from '#web/features/market/comparables/index.ts';

type Props = { propertyId: number; subject: Subject; bid: number };

/** How a bid, in kuruş, would have fared among the sales of comparable lots; nothing where there are none. */
export function BidAmongComparables({ propertyId, subject, bid }: Props) {
  const { data } = useQuery(comparablesQuery(propertyId));
  if (!data || data.ratios.length === 0) return null;
  const ratio = (toLira(bid) / toLira(subject.appraisal)) * 100;
  const below = data.ratios.filter((sold) => ratio > sold).length;
  return (
    <p className="tabular mt-2 text-sm text-ink-soft">
      {`Muhammen bedele oranı %${formatNumber(Math.floor(ratio))}: benzer ${formatNumber(data.ratios.length)} satışın ${below === 0 ? 'hiçbiri' : typographic(possessive(below))} bundan düşük bedelle bitti. Bu, teklifin onları kazanacağını göstermez: rakipler de artırırdı.`}
    </p>
  );
}
