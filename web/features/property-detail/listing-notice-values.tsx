import { ChevronDown, Lock } from 'lucide-react';
import { useId, useState } from 'react';
import type { PropertyDetail } from '#shared/properties.ts';
import { requestUpgrade } from '#web/platform/upgrade-request.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Term } from '#web/ui/term.tsx';
import { type NoticeRow, noticeRows, quoted } from './notice-rows.ts';

/** What the listing's notice says, each value with the sentence that says it, as far as the visitor may see it (D20). */
export function ListingNoticeValues({ detail }: { detail: PropertyDetail }) {
  const rows = noticeRows(detail);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="ilandan-okunanlar">
      <h2 id="ilandan-okunanlar" className="text-lg font-semibold">
        İlandan okunanlar
      </h2>
      <p className="mt-1 max-w-text text-sm text-ink-soft">
        Bu değerler ilan metninden otomatik okundu. Bağlayıcı olan ilanın kendisidir.
      </p>
      <dl className="sheet mt-3 divide-y divide-line">
        {rows.map((row) => (
          <div key={row.label} className="grid gap-x-4 gap-y-0.5 px-4 py-3 sm:grid-cols-[160px_1fr]">
            <dt className="text-sm leading-6 text-ink-faint">
              {row.term ? <Term name={row.term}>{row.label}</Term> : row.label}
            </dt>
            <Said row={row} />
          </div>
        ))}
      </dl>
      {detail.locked.includes('noticeValues') ? (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-sm text-ink-soft">Kilitli değerler ve ilandaki ifadeler premium üyelikle açılır.</p>
          <Button look="secondary" onClick={() => requestUpgrade('lockedField')}>
            <Lock size={18} aria-hidden="true" />
            Tamamını açın
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function Said({ row }: { row: NoticeRow }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <dd className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4">
      <span className="tabular min-w-0">
        <Value row={row} />
      </span>
      {row.sentences.length > 0 ? (
        <>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
            className="inline-flex min-h-6 items-center gap-1 rounded-control text-sm font-semibold text-petrol underline-offset-4 hover:underline"
          >
            İlandaki ifade
            <span className="sr-only">: {row.label}</span>
            <ChevronDown size={16} aria-hidden="true" className={classNames('shrink-0', isOpen && 'rotate-180')} />
          </button>
          <div id={id} hidden={!isOpen} className="basis-full pt-1.5 pb-1">
            <Quotes sentences={row.sentences} />
          </div>
        </>
      ) : null}
      {row.difference ? <p className="basis-full text-sm text-ink-soft">{row.difference}</p> : null}
      {row.conflict ? <Conflict sentences={row.conflict} /> : null}
    </dd>
  );
}

function Value({ row: { value, isLocked } }: { row: NoticeRow }) {
  if (!isLocked) return value;
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-ink-faint">
      <Lock size={16} aria-hidden="true" />
      Premium üyelikle açılır
    </span>
  );
}

function Quotes({ sentences }: { sentences: readonly string[] }) {
  return sentences.map((sentence) => (
    <blockquote
      key={sentence}
      className="mt-1.5 max-w-text border-l-2 border-line-strong pl-3 text-sm leading-relaxed text-ink-soft wrap-anywhere first:mt-0"
    >
      {quoted(sentence)}
    </blockquote>
  ));
}

/** Nothing is picked of two statements that cannot both be true. */
function Conflict({ sentences }: { sentences: readonly string[] }) {
  const [first, second] = sentences;
  if (first !== undefined && second === undefined)
    return <p className="basis-full text-sm wrap-anywhere">Tek bir değer okunamadı: {quoted(first)}</p>;
  return (
    <p className="basis-full text-sm wrap-anywhere">
      İlanda iki ayrı değer yazıyor{sentences.length > 0 ? `: ${sentences.map(quoted).join(' / ')}` : '.'}
    </p>
  );
}
