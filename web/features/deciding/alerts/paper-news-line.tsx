import { PAPER_NEWS_LABELS, type PaperNews } from '#shared/alert-rules.ts';

/** What of read documents an alert tells besides its listings; nothing where it tells none. */
export function PaperNewsLine({ paperNews }: { paperNews: readonly PaperNews[] }) {
  if (paperNews.length === 0) return null;
  const told = paperNews.map((news) => PAPER_NEWS_LABELS[news].toLocaleLowerCase('tr')).join(', ');
  return <p className="text-sm text-ink-soft">{`Ayrıca haber verilir: ${told}`}</p>;
}
