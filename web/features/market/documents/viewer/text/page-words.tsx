import type { PageText, PageWord } from '#shared/read-documents/document-texts.ts';
import { PLACES } from '#shared/read-documents/page-places.ts';
import { pageLines } from '#shared/read-documents/read-pages.ts';
import type { Hit } from './find-hits.ts';

type Props = {
  text: PageText;
  hits: readonly Hit[];
  current: Hit | undefined;
  height: number;
};

/** One percent of a page's width or height. */
const PERCENT = PLACES / 100;

/**
 * An overlay on a drawn page: the text read from its picture, for selecting and screen readers, and the highlighted
 * hits.
 */
export function PageWords({ text, hits, current, height }: Props) {
  return (
    <>
      <div aria-hidden="true">
        {hits.flatMap((hit) =>
          hit.words.map((at) => {
            const word = text.words[at];
            return word ? (
              <span
                key={`${hit.words[0]} ${at}`}
                data-hit={hit === current ? 'current' : ''}
                className={`pointer-events-none absolute ${hit === current ? 'bg-[#e8590c]/50 outline-2 outline-[#e8590c]' : 'bg-[#ffd43b]/50'}`}
                style={placeOf(word)}
              />
            ) : null;
          }),
        )}
      </div>
      {text.by === 'scan' ? <ReadWords text={text} height={height} /> : null}
    </>
  );
}

function ReadWords({ text, height }: { text: PageText; height: number }) {
  return (
    <div lang="tr" className="absolute inset-0 select-text">
      {pageLines(text.words).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a page never change places
        <p key={at} className="m-0">
          {line.map((word, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: words of a line never change places
              key={place}
              className="absolute cursor-text overflow-hidden leading-none whitespace-pre text-transparent selection:bg-[#4dabf7]/40 selection:text-transparent"
              style={{ ...placeOf(word), fontSize: ((word.box[3] - word.box[1]) / PLACES) * height * 0.9 }}
            >
              {`${word.text} `}
              {word.isSure ? null : <span className="select-none">(belirsiz) </span>}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}

function placeOf({ box: [left, top, right, bottom] }: PageWord) {
  return {
    left: `${left / PERCENT}%`,
    top: `${top / PERCENT}%`,
    width: `${(right - left) / PERCENT}%`,
    height: `${(bottom - top) / PERCENT}%`,
  };
}
