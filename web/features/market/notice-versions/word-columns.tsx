import { Fragment } from 'react';
import type { NoticeVersion, WordChange } from '#shared/versions/notice-versions.ts';
import { Added, Struck } from './marked-text.tsx';

const TEXT = 'leading-relaxed whitespace-pre-line break-words text-ink-soft';

type Props = { words: readonly WordChange[]; before: NoticeVersion; after: NoticeVersion };

/** Both texts in columns; in a narrow window, the later one with the parts struck out that were removed. */
export function WordColumns({ words, before, after }: Props) {
  return (
    <>
      <p className={`${TEXT} mt-3 md:hidden`}>
        <Marked words={words} />
      </p>
      <div className="mt-3 hidden gap-6 md:grid md:grid-cols-2">
        <Column version={before} words={words.filter(({ kind }) => kind !== 'added')} />
        <Column version={after} words={words.filter(({ kind }) => kind !== 'struck')} />
      </div>
    </>
  );
}

function Column({ version: { number }, words }: { version: NoticeVersion; words: readonly WordChange[] }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2 font-semibold">{number}. sürüm</h3>
      <p className={TEXT}>
        <Marked words={words} />
      </p>
    </div>
  );
}

function Marked({ words }: { words: readonly WordChange[] }) {
  let at = 0;
  return words.map(({ kind, text }) => {
    const key = at;
    at += 1;
    if (kind === 'kept') return <span key={key}>{text}</span>;
    // The trailing white space is not part of a mark.
    const marked = text.trimEnd();
    return (
      <Fragment key={key}>
        {kind === 'struck' ? <Struck>{marked}</Struck> : <Added>{marked}</Added>}
        {text.slice(marked.length)}
      </Fragment>
    );
  });
}
