import { FoldedSection } from '../fold.tsx';

/** The annotations of the land register (mortgages, attachments), one per line (spec §2). */
export function ListingAnnotations({ text }: { text: string | null }) {
  const annotations = (text ?? '').split(/;|\n/u).map((part) => part.trim());
  const known = annotations.filter((part) => part !== '');
  if (known.length === 0) return null;
  return (
    <FoldedSection id="serhler" title="Tapu kaydındaki şerhler">
      <ul className="mt-3 max-w-text list-disc space-y-1.5 pl-5 leading-relaxed text-ink-soft marker:text-ink-faint">
        {[...new Set(known)].map((annotation) => (
          <li key={annotation}>{annotation}</li>
        ))}
      </ul>
      <p className="mt-3 max-w-text text-sm text-ink-soft">
        Hacizler satışla kalkar. İpotekten ya da hacizden sonra kurulan hakların kalıp kalmayacağı ayrıca belirlenir
        (İİK 132).{' '}
        <a
          href="/yardim-merkezi/serh-ve-takyidat"
          className="font-semibold text-petrol underline-offset-4 hover:underline"
        >
          Hangileri kalkar?
        </a>
      </p>
    </FoldedSection>
  );
}
