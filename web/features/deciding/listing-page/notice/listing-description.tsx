import { useState } from 'react';
import type { ListingDetail } from '#shared/listings.ts';
import { requestUpgrade } from '#web/features/members/subscription/index.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Lock } from '#web/ui/icons.tsx';
import { Bar } from '../listing-placeholder.tsx';
import { firstWords, previewParts } from './description-parts.ts';

const TEXT = 'max-w-text leading-relaxed whitespace-pre-line text-ink-soft';

/** The notice's text: in full if the visitor may read it, else its beginning (D20). */
export function ListingDescription({ detail }: { detail: ListingDetail | undefined }) {
  if (detail && detail.description === null && detail.descriptionPreview === null) return null;
  return (
    <section aria-labelledby="aciklama">
      <h2 id="aciklama" tabIndex={-1} className="scroll-mt-28 text-lg font-semibold">
        Açıklama
      </h2>
      <div className="mt-3">{detail ? <Text detail={detail} /> : <TextPlaceholder />}</div>
    </section>
  );
}

function Text({ detail }: { detail: ListingDetail }) {
  if (detail.description !== null) return <FullText text={detail.description} />;
  return <Preview preview={detail.descriptionPreview ?? ''} isLocked={detail.locked.includes('description')} />;
}

function FullText({ text }: { text: string }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const start = firstWords(text);
  const isLong = start !== text.trim();
  return (
    <>
      <p id="aciklama-metni" className={classNames(TEXT, !isExpanded && isLong && 'print:hidden')}>
        {isExpanded ? text.trim() : start}
      </p>
      {isLong && !isExpanded ? (
        <p className={classNames(TEXT, 'print-only')} aria-hidden="true">
          {text.trim()}
        </p>
      ) : null}
      {isLong ? (
        <Button
          look="quiet"
          className="-ml-4 mt-1"
          aria-expanded={isExpanded}
          aria-controls="aciklama-metni"
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? 'Daha az göster' : 'Devamını oku'}
        </Button>
      ) : null}
    </>
  );
}

function Preview({ preview, isLocked }: { preview: string; isLocked: boolean }) {
  const { readable, masked } = previewParts(preview);
  return (
    <>
      <p className={TEXT}>
        {readable}
        {masked ? (
          <>
            <span aria-hidden="true" className="text-ink-faint select-none">
              {masked}
            </span>
            <span className="sr-only">…</span>
          </>
        ) : null}
      </p>
      {isLocked ? (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-sm text-ink-soft">Açıklamanın tamamı premium üyelikle açılır.</p>
          <Button look="secondary" onClick={() => requestUpgrade('lockedField', { about: 'wholeText' })}>
            <Lock size={18} aria-hidden="true" />
            Açıklamanın tamamını aç
          </Button>
        </div>
      ) : null}
    </>
  );
}

function TextPlaceholder() {
  return (
    <div className="flex flex-col gap-2.5">
      <Bar className="h-4 w-full max-w-text" />
      <Bar className="h-4 w-full max-w-text" />
      <Bar className="h-4 w-2/3 max-w-text" />
      <Bar className="h-11 w-40" />
    </div>
  );
}
