import { buyerTitleFeeOf, stampDutyOf } from '#shared/law/amounts.ts';
import { lawText } from '#shared/law/figure-texts.ts';
import { yearNote } from '#shared/law/figure-validity.ts';
import { LAW } from '#shared/law/law-figures.ts';
import type { ListingSummary } from '#shared/listings.ts';
import { formatLira } from '#shared/text/money.ts';

const LINK = 'font-semibold text-petrol underline-offset-4 hover:underline';

/** The costs in addition to the price, calculated for a sale at the appraisal. KDV is never guessed. */
export function SaleCosts({ property: { price, categoryNumber }, now }: { property: ListingSummary; now: Date }) {
  if (price === null) return null;
  return (
    <div className="text-sm text-ink-soft">
      <p>
        Muhammen bedele satılırsa ayrıca yaklaşık: damga vergisi{' '}
        <span className="tabular font-semibold text-ink">{formatLira(Math.ceil(stampDutyOf(price)))}</span> (
        {[lawText(LAW.stampDutyPermille), yearNote(LAW.stampDutyPermille, now)].filter(Boolean).join(', ')})
        {categoryNumber === '1' ? (
          <>
            , tapu harcının alıcı payı{' '}
            <span className="tabular font-semibold text-ink">{formatLira(Math.ceil(buyerTitleFeeOf(price)))}</span> (
            {lawText(LAW.buyerTitleFeePercent)})
          </>
        ) : null}
        . KDV ilandaki orana göre eklenir.
      </p>
      <a href="/yardim-merkezi/satis-masraflari" className={LINK}>
        Vergi ve masraflar nasıl hesaplanır
      </a>
    </div>
  );
}
