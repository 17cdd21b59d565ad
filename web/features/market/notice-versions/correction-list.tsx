import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '#shared/text/dates.ts';
import { factLabel, factText } from '#shared/versions/fact-texts.ts';
import type { NoticeVersions } from '#shared/versions/notice-versions.ts';
import type { FactChange } from '#shared/versions/version-facts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { LinkArea } from '#web/ui/link-area.tsx';
import { comparisonPath } from './comparison-address.ts';
import { CorrectionsAwaited } from './corrections-awaited.tsx';
import { Added, Struck } from './marked-text.tsx';
import { versionsQuery } from './version-queries.ts';

/** The corrections of a notice, loaded when they are shown. */
export function CorrectionList({ id }: { id: number }) {
  const { data, isError, refetch } = useQuery(versionsQuery(id));
  if (isError)
    return (
      <p role="alert" className="mt-3 text-ink-soft">
        Düzeltmeler yüklenemedi.{' '}
        <button type="button" className={buttonClass('quiet', 'min-h-9 px-2')} onClick={() => void refetch()}>
          Yeniden dene
        </button>
      </p>
    );
  if (!data) return <CorrectionsAwaited />;
  const corrections = data.versions.filter(({ number }) => number > 1);
  return (
    <LinkArea>
      <ol className="mt-3 flex max-w-text flex-col gap-4">
        {corrections.map((version) => (
          <Correction key={version.number} id={id} version={version} />
        ))}
      </ol>
    </LinkArea>
  );
}

function Correction({ id, version }: { id: number; version: NoticeVersions['versions'][number] }) {
  const { number, recordedAt, changes, haveWordsChanged } = version;
  const time = formatDateTime(new Date(recordedAt));
  return (
    <li className="sheet p-4">
      <h3 className="tabular text-sm font-semibold">
        <time dateTime={recordedAt}>{time}</time>
      </h3>
      <ul className="tabular mt-1 leading-relaxed">
        {changes.map((change) => (
          <li key={change.fact}>
            <ChangedFact change={change} />
          </li>
        ))}
        {haveWordsChanged ? <li>İlanın metni değişti.</li> : null}
        {changes.length === 0 && !haveWordsChanged ? <li>Kilitli bilgiler ya da ilanın metni değişti.</li> : null}
      </ul>
      <a
        href={comparisonPath(id, { before: number - 1, after: number })}
        aria-label={`${time} düzeltmesini yan yana karşılaştırın`}
        className="mt-1 inline-flex min-h-11 items-center font-semibold text-petrol underline-offset-4 hover:underline"
      >
        Yan yana karşılaştırın
      </a>
    </li>
  );
}

/** A fact with its value before and after: `Muhammen bedel: ₺1.200.000 → ₺1.350.000`. */
function ChangedFact({ change: { fact, before, after } }: { change: FactChange }) {
  return (
    <>
      <span className="text-ink-soft">{factLabel(fact)}:</span> <Struck>{factText(fact, before)}</Struck>{' '}
      <span aria-hidden="true">→</span> <Added>{factText(fact, after)}</Added>
    </>
  );
}
