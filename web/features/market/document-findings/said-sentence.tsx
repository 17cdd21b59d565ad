import { speakerText } from '#shared/read-documents/axis-texts.ts';
import type { DocumentFinding } from '#shared/read-documents/document-findings.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** What the viewer opens at, and the words that it marks. */
export type Shown = { readonly place: NonNullable<DocumentFinding['place']>; readonly sentence: string };

type Props = { finding: DocumentFinding; onShow(shown: Shown): void };

/** The words that say a finding, who says them and how sure they were read; the button opens the place. */
export function SaidSentence({ finding, onShow }: Props) {
  const { sentence, place } = finding;
  return (
    <>
      {sentence ? <p className="mt-1 text-sm break-words">{`“${sentence}”`}</p> : null}
      <p className="mt-1 text-sm text-ink-soft">{sourceText(finding)}</p>
      {place ? (
        <button
          type="button"
          className={buttonClass('quiet', 'mt-1 min-h-9 px-2 text-left text-sm break-all')}
          onClick={() => onShow({ place, sentence })}
        >
          {`${place.name}, ${place.page}. sayfada göster`}
        </button>
      ) : null}
    </>
  );
}

function sourceText(finding: DocumentFinding): string {
  const who = speakerText(finding);
  return finding.isSure ? who : `${who}. Cümlede belirsiz kelime var.`;
}
