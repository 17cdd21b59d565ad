import { useEffect, useRef } from 'react';
import type { DocumentText, PageText, PageWord } from '#shared/read-documents/document-texts.ts';
import { pageLines } from '#shared/read-documents/read-pages.ts';
import { UNREAD_REASONS } from '#shared/read-documents/unread-reasons.ts';
import { classNames } from '#web/ui/class-names.ts';
import { UnreadPage } from './unread-page.tsx';
import type { Find } from './use-find.ts';

type Props = { text: DocumentText; find: Find; zoom: number };

/** A document as text, page by page: for phones, large fonts and screen readers. */
export function ReadSheet({ text, find, zoom }: Props) {
  const sheet = useRef<HTMLElement>(null);
  const { current } = find;
  useEffect(() => {
    if (current) sheet.current?.querySelector('[data-hit=current]')?.scrollIntoView({ block: 'center' });
  }, [current]);
  const isScanned = text.texts.some(({ by }) => by === 'scan');
  const isOver = text.state !== 'reading';
  const why = isOver && text.reason ? UNREAD_REASONS[text.reason] : '';
  const left = (text.pages ?? 0) - text.texts.length;
  return (
    <article
      ref={sheet}
      lang="tr"
      className="mx-auto my-4 w-[min(100%-16px,794px)] bg-white px-[min(6%,64px)] py-8 leading-relaxed break-words text-[#15202b] shadow-sheet"
      style={{ fontSize: 16 * zoom }}
    >
      {isScanned ? (
        <p className="mb-6 border-l-4 border-[#b35c00] pl-3 text-[0.9em]">
          Bu metin taranmış görüntüden otomatik okundu. Altı noktalı kelimeler belirsizdir; belgenin aslına bakın.
        </p>
      ) : null}
      {text.state === 'failed' ? <p className="mb-6">{`Bu belge okunamadı. ${why}`}</p> : null}
      {text.texts.map((page) => (
        <ReadPage key={page.page} page={page} find={find} />
      ))}
      {left > 0 ? <p className="mt-6">{`${left} sayfa ${isOver ? `okunmadı. ${why}` : 'henüz okunmadı.'}`}</p> : null}
    </article>
  );
}

function ReadPage({ page, find }: { page: PageText; find: Find }) {
  const marks = new Map(
    find.shown.flatMap((hit) =>
      hit.page === page.page ? hit.words.map((at): [number, boolean] => [at, hit === find.current]) : [],
    ),
  );
  const placeOf = new Map(page.words.map((word, at) => [word, at]));
  return (
    <section aria-label={`${page.page}. sayfa`} className="mb-8">
      <h3 className="mb-2 text-[0.85em] font-semibold text-[#51606f]">{`${page.page}. sayfa`}</h3>
      <UnreadPage text={page} />
      {page.by !== 'failed' && page.words.length === 0 ? <p>Bu sayfada yazı bulunamadı.</p> : null}
      {pageLines(page.words).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a page never change places
        <p key={at}>
          {line.map((word) => (
            <Word key={placeOf.get(word)} word={word} mark={marks.get(placeOf.get(word) ?? -1)} />
          ))}
        </p>
      ))}
    </section>
  );
}

/** `mark`: whether it belongs to the current hit; undefined for a word that is not a hit. */
function Word({ word, mark }: { word: PageWord; mark: boolean | undefined }) {
  const { text, isSure, other } = word;
  const title = isSure || !other || other === text ? undefined : `Diğer okuma: ${other}`;
  const written = (
    <span
      title={title}
      className={classNames(
        !isSure && 'underline decoration-[#b35c00] decoration-dotted decoration-2 underline-offset-4',
      )}
    >
      {text}
      {isSure ? null : <span className="sr-only"> (belirsiz)</span>}
    </span>
  );
  if (mark === undefined) return <>{written} </>;
  return (
    <>
      <mark data-hit={mark ? 'current' : ''} className={mark ? 'bg-[#ffa94d]' : 'bg-[#ffec99]'}>
        {written}
      </mark>{' '}
    </>
  );
}
