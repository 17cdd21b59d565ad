import { useId, useState } from 'react';
import { type NoticeRow, noticeTable, quoted } from '#shared/listing-texts/notice-rows.ts';
import type { ListingDetail } from '#shared/listings.ts';
import { requestUpgrade } from '#web/features/members/subscription/index.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ChevronDown, Lock } from '#web/ui/icons.tsx';
import { FoldedSection } from '../fold.tsx';
import { Term } from '../term.tsx';

/** The values read from the notice, each with its sentence, as far as the visitor may see them (D20). */
export function ListingNoticeValues({ detail }: { detail: ListingDetail }) {
  const { rows, elsewhere, locked } = noticeTable(detail);
  const isLocked = detail.locked.includes('noticeValues');
  const hasText = detail.description !== null || detail.descriptionPreview !== null;
  if (rows.length === 0 && elsewhere.length === 0 && !isLocked) return null;
  return (
    <FoldedSection id="ilandan-okunanlar" title="İlandan okunanlar">
      <p className="mt-1 max-w-text text-sm text-ink-soft">
        Bu değerler {hasText ? 'ilan metninden' : 'ilanın başlığından'} otomatik okundu. Bağlayıcı olan ilanın
        kendisidir.
      </p>
      <Rows rows={rows} />
      <Elsewhere rows={elsewhere} />
      {isLocked ? <Locked labels={locked} /> : null}
    </FoldedSection>
  );
}

function Rows({ rows }: { rows: readonly NoticeRow[] }) {
  if (rows.length === 0) return null;
  return (
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
  );
}

/** The notice's sentences for values that the page shows elsewhere: folded, for checking. */
function Elsewhere({ rows }: { rows: readonly NoticeRow[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <>
      <Button
        look="quiet"
        className="-ml-4 mt-1"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        İlandaki diğer ifadeleri göster ({rows.length})
        <ChevronDown size={18} aria-hidden="true" className={classNames('shrink-0', isOpen && 'rotate-180')} />
      </Button>
      <div id={id} hidden={!isOpen} className="-mt-2">
        <Rows rows={rows} />
      </div>
    </>
  );
}

function Locked({ labels }: { labels: readonly string[] }) {
  const [first, ...others] = labels;
  const names = [first, ...others.map(lowerFirst)].filter((name) => name !== undefined);
  const what = names.length > 0 ? `${names.join(', ')} ve ilandaki ifadeler` : 'İlandaki ifadeler';
  return (
    <div className="sheet mt-3 flex flex-wrap items-center justify-between gap-3 p-4">
      <p className="min-w-0 max-w-text basis-80 grow text-sm text-ink-soft">{what} premium üyelikle açılır.</p>
      <Button look="secondary" onClick={() => requestUpgrade('lockedField', { about: 'wholeText' })}>
        <Lock size={18} aria-hidden="true" />
        İfadeleri aç
      </Button>
    </div>
  );
}

function lowerFirst(label: string): string {
  return label.slice(0, 1).toLocaleLowerCase('tr-TR') + label.slice(1);
}

const SAID_IN = { title: 'Başlıktaki ifade', source: 'Kaynaktaki ifade', office: 'Dairenin adı' } as const;

function Said({ row }: { row: NoticeRow }) {
  const said = row.origin === undefined ? 'İlandaki ifade' : SAID_IN[row.origin];
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <dd className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4">
      {row.value === undefined ? null : <span className="tabular min-w-0">{row.value}</span>}
      {row.sentences.length > 0 ? (
        <>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`${said}: ${row.label}`}
            onClick={() => setIsOpen(!isOpen)}
            className="inline-flex min-h-6 items-center gap-1 rounded-control text-sm font-medium text-petrol underline-offset-4 hover:underline"
          >
            {said}
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

/** Shows both of two contradicting statements without choosing one. */
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
