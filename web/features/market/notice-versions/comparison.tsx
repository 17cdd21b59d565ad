import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '#shared/text/dates.ts';
import { factLabel, factText } from '#shared/versions/fact-texts.ts';
import type { NoticeVersion, VersionComparison } from '#shared/versions/notice-versions.ts';
import { requestUpgrade } from '#web/features/members/subscription/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Lock } from '#web/ui/icons.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { Added, Struck } from './marked-text.tsx';
import { comparisonQuery, type VersionPair } from './version-queries.ts';
import { WordColumns } from './word-columns.tsx';

/** Two versions: facts before and after, then the text. */
export function Comparison({ id, pair }: { id: number; pair: VersionPair }) {
  const { data, error, refetch } = useQuery(comparisonQuery(id, pair));
  if (error) return <LoadFailure title="Sürümler karşılaştırılamadı." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Karşılaştırma yükleniyor" />;
  return (
    <div className="mt-8 flex flex-col gap-8">
      <Facts comparison={data} />
      <section aria-labelledby="metin">
        <h2 id="metin" className="text-lg font-semibold">
          Metin
        </h2>
        <Words comparison={data} />
      </section>
      {data.locked.includes('description') ? null : (
        <section aria-labelledby="ozetler">
          <h2 id="ozetler" className="text-lg font-semibold">
            Sürümlerin özeti
          </h2>
          <dl className="mt-3 grid gap-3 text-sm">
            <Hash version={data.before} />
            <Hash version={data.after} />
          </dl>
        </section>
      )}
    </div>
  );
}

function Facts({ comparison: { changes } }: { comparison: VersionComparison }) {
  return (
    <section aria-labelledby="bilgiler">
      <h2 id="bilgiler" className="text-lg font-semibold">
        Bilgiler
      </h2>
      {changes.length === 0 ? (
        <p className="mt-3 text-ink-soft">Açık bilgilerde değişiklik yok.</p>
      ) : (
        <table className="tabular mt-3 w-full max-w-text border-collapse text-left">
          <thead>
            <tr className="border-b border-line-strong text-sm">
              <th scope="col" className="py-2 pr-3">
                Bilgi
              </th>
              <th scope="col" className="py-2 pr-3">
                Önce
              </th>
              <th scope="col" className="py-2">
                Sonra
              </th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ fact, before, after }) => (
              <tr key={fact} className="border-b border-line align-top">
                <th scope="row" className="py-2 pr-3 font-normal text-ink-soft">
                  {factLabel(fact)}
                </th>
                <td className="py-2 pr-3 wrap-anywhere">
                  <Struck>{factText(fact, before)}</Struck>
                </td>
                <td className="py-2 wrap-anywhere">
                  <Added>{factText(fact, after)}</Added>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Words({ comparison }: { comparison: VersionComparison }) {
  const { words, locked, isByParagraphs, before, after, haveWordsChanged } = comparison;
  if (!haveWordsChanged && (words || locked.length > 0))
    return <p className="mt-3 text-ink-soft">Metin iki sürümde aynı.</p>;
  if (locked.includes('description'))
    return (
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-sm text-ink-soft">Metnin hangi kelimelerinin değiştiği premium üyelikle açılır.</p>
        <Button look="secondary" onClick={() => requestUpgrade('lockedField', { about: 'wholeText' })}>
          <Lock size={18} aria-hidden="true" />
          Metnin tamamını aç
        </Button>
      </div>
    );
  if (!words) return <p className="mt-3 text-ink-soft">Sürümlerden birinin metni yok.</p>;
  return (
    <>
      {isByParagraphs ? (
        <p className="mt-3 max-w-text text-sm text-ink-soft">
          Metinler çok farklı olduğu için kelime kelime değil, paragraf paragraf karşılaştırıldı.
        </p>
      ) : null}
      <WordColumns words={words} before={before} after={after} />
    </>
  );
}

function Hash({ version: { number, recordedAt, textHash } }: { version: NoticeVersion }) {
  return (
    <div>
      <dt className="tabular font-semibold">
        {number}. sürüm, ilk görülme {formatDateTime(new Date(recordedAt))}
      </dt>
      <dd className="break-all text-ink-soft">{textHash === null ? 'Metni yok.' : <>SHA-256: {textHash}</>}</dd>
    </div>
  );
}
