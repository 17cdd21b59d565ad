import { type ReactNode, useState } from 'react';
import type { DeskPaper } from '#shared/read-documents/desk-papers.ts';
import { UNREAD_REASONS } from '#shared/read-documents/unread-reasons.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { formatNumber } from '#shared/text/money.ts';
import { ActForm } from '#web/features/desk/desk/index.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';

const STATES = { waiting: 'sırada', reading: 'okunuyor', read: 'okundu', failed: 'okunamadı' } as const;

/** A document: how much of it has been read and why no more; a document that was read can be read again. */
export function OnePaper({ paper, children }: { paper: DeskPaper; children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const { sha256, name, shownAt, state, isAsked, isUnreadable, isBlank, failedPages } = paper;
  const isPart = state === 'read' && paper.readPages < (paper.pages ?? 0);
  // A document with some failed pages has the reason of one of them, which is shown at its page.
  const isOfPages = failedPages.some(({ reason }) => reason === paper.reason);
  const mayBeAsked = (state === 'read' || state === 'failed') && !isAsked;
  return (
    <li className="p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <a
          href={shownAt}
          target="_blank"
          rel="noreferrer"
          className="inline-block min-h-6 font-semibold break-all text-petrol underline-offset-4 hover:underline"
        >
          {name}
          <span className="sr-only"> belgesini aç (yeni sekmede)</span>
        </a>
        <Tag hue={isUnreadable || isBlank ? 'amber' : 'plain'}>
          {isUnreadable ? STATES.failed : isBlank ? 'boş' : isPart ? 'kısmen okundu' : STATES[state]}
        </Tag>
        {isAsked ? <Tag hue="indigo">yeniden okunacak</Tag> : null}
      </p>
      <p className="tabular mt-1 text-sm text-ink-soft">{describe(paper)}</p>
      {isBlank ? <p className="mt-1 text-sm">Sayfalarında yazı bulunamadı.</p> : null}
      {paper.reason === null || isOfPages ? null : <p className="mt-1 text-sm">{UNREAD_REASONS[paper.reason]}</p>}
      {failedPages.length === 0 ? null : (
        <ul aria-label={`${name}: okunamayan sayfalar`} className="tabular mt-1 text-sm">
          {failedPages.map(({ page, reason }) => (
            <li key={page}>{`${page}. sayfa: ${reason === null ? 'okunamadı.' : UNREAD_REASONS[reason]}`}</li>
          ))}
        </ul>
      )}
      {children}
      {mayBeAsked ? (
        <Button look="secondary" className="mt-2" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Yeniden oku<span className="sr-only">: {name}</span>
        </Button>
      ) : null}
      {isOpen && mayBeAsked ? (
        <div className="mt-3">
          <ActForm
            title={`Yeniden okuma: ${name}`}
            hint="Belge sıranın başına geçer. Yeni okuma bitene kadar eski metin görünür; bulunanlar da yeniden çıkarılır."
            button="Belgeyi yeniden oku"
            path={apiPath('/api/desk/papers/:sha256/read-again', { sha256 })}
            onDone={() => setOpen(false)}
          />
        </div>
      ) : null}
    </li>
  );
}

function describe({ pages, readPages, readAt }: DeskPaper): string {
  if (pages === null) return readAt === null ? 'Henüz açılmadı.' : `Son deneme: ${formatDateTime(new Date(readAt))}.`;
  const read = `${formatNumber(pages)} sayfadan ${formatNumber(readPages)} tanesi okundu`;
  return readAt === null ? `${read}.` : `${read}, son okuma: ${formatDateTime(new Date(readAt))}.`;
}
