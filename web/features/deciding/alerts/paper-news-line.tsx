import { PAPER_NEWS_LABELS, type PaperNews } from '#shared/alert-rules.ts';

/** The findings in documents that an alert also reports, in addition to its listings; nothing if there are none. */
export function PaperNewsLine({ paperNews }: { paperNews: readonly PaperNews[] }) {
  if (paperNews.length === 0) return null;
  const told = paperNews.map((news) => PAPER_NEWS_LABELS[news].toLocaleLowerCase('tr')).join(', ');
  return <p className="text-sm text-ink-soft">{`Ayrıca haber verilir: ${told}`}</p>;
}
