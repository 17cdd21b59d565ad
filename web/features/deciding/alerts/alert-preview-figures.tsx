import type { AlertPreview } from '#shared/alerts.ts';
import type { SearchParameter } from '#shared/search-parameters.ts';
import { formatNumber } from '#shared/text/money.ts';
import { classNames } from '#web/ui/class-names.ts';
import { TriangleAlert } from '#web/ui/icons.tsx';
import { reasonOf } from '#web/ui/toasts/toast-failure.ts';
import type { useAlertPreview } from './alerts-query.ts';

type Props = {
  preview: ReturnType<typeof useAlertPreview>;
  /** Removes criteria from the alert. */
  onDrop: (criteria: readonly SearchParameter[]) => void;
};

/** Before an alert is saved: how many auctions match, warnings about its criteria, and suggested changes. */
export function AlertPreviewFigures({ preview, onDrop }: Props) {
  const { data, error, isPlaceholderData, refetch } = preview;
  if (error)
    return (
      <p className="rounded-sheet bg-sunk px-4 py-3 text-sm text-ink-soft">
        {reasonOf(error) ?? 'Kaç ihalenin uyduğu şu an öğrenilemedi.'}{' '}
        <button type="button" onClick={() => void refetch()} className="font-semibold text-petrol underline">
          Yeniden dene
        </button>
      </p>
    );
  return (
    <div aria-live="polite" aria-busy={!data || isPlaceholderData} className="flex flex-col gap-3">
      <dl className={classNames('grid grid-cols-2 gap-3', (!data || isPlaceholderData) && 'animate-shimmer')}>
        <Figure label="şu an eşleşen ihale" value={data?.matchingNow} />
        <Figure label="son 30 günde çıkan ihale" value={data?.last30Days} />
      </dl>
      {data?.warnings.map((warning) => (
        <p key={warning} className="flex items-start gap-2 rounded-sheet bg-amber-tint px-4 py-3 text-sm text-amber">
          <TriangleAlert size={18} aria-hidden="true" className="mt-px shrink-0" />
          {warning}
        </p>
      ))}
      {data?.contradiction ? <Contradiction {...data.contradiction} onDrop={onDrop} /> : null}
    </div>
  );
}

type ContradictionProps = NonNullable<AlertPreview['contradiction']> & Pick<Props, 'onDrop'>;

/** A criterion that new auctions rarely match, how often the alert would have fired, and a button that removes it. */
function Contradiction({ drop, text, firedWith, firedWithout, onDrop }: ContradictionProps) {
  return (
    <div className="rounded-sheet bg-amber-tint px-4 py-3 text-sm text-amber">
      <p className="flex items-start gap-2">
        <TriangleAlert size={18} aria-hidden="true" className="mt-px shrink-0" />
        {text}
      </p>
      <p className="tabular mt-2 pl-6.5">
        {`Son 30 günde, ilan çıktığında: bu kriterle ${formatNumber(firedWith)}, kritersiz ${formatNumber(firedWithout)} bildirim.`}
      </p>
      <button
        type="button"
        onClick={() => onDrop(drop)}
        className="mt-1 ml-4 inline-flex min-h-10 items-center rounded-control px-2.5 font-semibold text-petrol hover:underline"
      >
        Bu kriteri kaldır
      </button>
    </div>
  );
}

function Figure({ label, value }: { label: string; value: number | undefined }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-sheet bg-sunk px-4 py-3">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="tabular text-xl font-bold tracking-tight">{value === undefined ? '–' : formatNumber(value)}</dd>
    </div>
  );
}
