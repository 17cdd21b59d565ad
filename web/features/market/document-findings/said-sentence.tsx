import type { ReactNode } from 'react';
import { speakerText } from '#shared/read-documents/axis-texts.ts';
import type { DocumentFinding, FindingPlace } from '#shared/read-documents/document-findings.ts';
import { PlaceButton } from '#web/features/market/documents/index.ts';

/** The place that the viewer opens, and the words that it highlights. */
export type Shown = { readonly place: FindingPlace; readonly sentence: string };

type Props = { finding: DocumentFinding; onShow(shown: Shown): void; children?: ReactNode };

/**
 * The sentence of a finding, its document and how certainly it was read; other actions can be added beside the button.
 */
export function SaidSentence({ finding, onShow, children }: Props) {
  const { sentence, place } = finding;
  return (
    <>
      {sentence ? <p className="mt-1 text-sm break-words">{`“${sentence}”`}</p> : null}
      <p className="mt-1 text-sm text-ink-soft">{sourceText(finding)}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-4">
        {place ? <PlaceButton place={place} onShow={() => onShow({ place, sentence })} /> : null}
        {children}
      </div>
    </>
  );
}

function sourceText(finding: DocumentFinding): string {
  const who = speakerText(finding);
  return finding.isSure ? who : `${who}. Cümlede belirsiz kelime var.`;
}
