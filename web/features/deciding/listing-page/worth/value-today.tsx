import type { ListingDetail } from '#shared/listings.ts';
import { monthText } from '#shared/price-index/index-months.ts';
import { isDwelling, methodText, valueRangeText } from '#shared/price-index/value-today.ts';
import type { ProvincePerM2 } from '#shared/price-index/value-today-schema.ts';
import { dayText } from '#shared/text/day-text.ts';
import { formatLira } from '#shared/text/money.ts';
import { requestUpgrade } from '#web/features/members/subscription/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Lock } from '#web/ui/icons.tsx';
import { BarePart } from './bare-part.tsx';

const TITLE = 'Bugünkü karşılığı';

/** The appraisal of a dwelling moved to today, with its source and method, beside the value in the province. */
export function ValueToday({ detail }: { detail: ListingDetail }) {
  const { valueToday: value, provincePerM2 } = detail;
  const isUnknown = value.state === 'refused' && value.reason === 'noIndex';
  if (!isDwelling(detail) || (isUnknown && !provincePerM2)) return null;
  if (value.state === 'refused' && !provincePerM2)
    return (
      <BarePart id="bugunku-karsiligi" title={TITLE}>
        {value.text}
      </BarePart>
    );
  return (
    <section aria-labelledby="bugunku-karsiligi">
      <h2 id="bugunku-karsiligi" tabIndex={-1} className="scroll-mt-28 text-lg font-semibold">
        {TITLE}
      </h2>
      <div className="sheet mt-3 flex flex-col gap-2 p-4">
        <Value value={value} isShare={detail.isShareSale === true} />
        {provincePerM2 ? <PerM2 {...provincePerM2} /> : null}
      </div>
    </section>
  );
}

function Value({ value, isShare }: { value: ListingDetail['valueToday']; isShare: boolean }) {
  if (value.state === 'refused') return <p className="max-w-text text-sm text-ink-soft">{value.text}</p>;
  if (value.state === 'locked')
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 max-w-text basis-80 grow text-sm text-ink-soft">
          Muhammen bedelin konut fiyat endeksiyle bugüne taşınmış hâli premium üyelikle açılır.
        </p>
        <Button look="secondary" onClick={() => requestUpgrade('lockedField')}>
          <Lock size={18} aria-hidden="true" />
          Bugünkü karşılığını aç
        </Button>
      </div>
    );
  return (
    <>
      <p className="tabular text-xl font-bold">{valueRangeText(value)}</p>
      <p className="max-w-text text-sm text-ink-soft">
        {`${isShare ? 'Satılan hissenin muhammen bedeli' : 'Muhammen bedel'} ${formatLira(value.appraisal)}, ${dayText(value.appraisedOn)} tarihli. ${methodText(value)}`}
      </p>
      <p className="max-w-text text-sm text-ink-soft">
        Bölgedeki ortalama fiyat değişimidir; bu konutun piyasa değeri değildir.
      </p>
    </>
  );
}

function PerM2({ province, value, month, isSampleData }: ProvincePerM2) {
  return (
    <p className="tabular max-w-text text-sm text-ink-soft">
      {`${province} ilinde konutların ortalama değeri ${formatLira(value)}/m² (${isSampleData ? 'örnek veri' : 'TCMB'}, ${monthText(month)}). Bu konutun fiyatı değildir.`}
    </p>
  );
}
