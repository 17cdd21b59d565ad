import type { DeskSource } from '#shared/desk/collection/desk-collection.ts';
import type { SampleHoldings } from '#shared/desk/collection/sample-holdings.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { formatNumber } from '#shared/text/money.ts';
import { Tag } from '#web/ui/tag.tsx';
import { RunLine } from './run-line.tsx';
import { RUN_STATES, withoutFigures } from './run-texts.ts';
import { SourceActs } from './source-acts.tsx';

type Props = { source: DeskSource; sample: SampleHoldings | null; now: Date };

/** One source: its state, its actions and its last runs. */
export function SourceSection({ source, sample, now }: Props) {
  const id = `kaynak-${source.name}`;
  const { title, trial, runs } = source;
  return (
    <section aria-labelledby={id} className="sheet p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {source.isBusy ? <Tag hue="petrol">Okunuyor</Tag> : null}
        {source.pausedAt === null ? null : <Tag hue="amber">Duraklatıldı</Tag>}
        {source.asked === null ? null : (
          <Tag hue="indigo">{source.asked === 'run' ? 'Okuma istendi' : 'Deneme istendi'}</Tag>
        )}
      </div>
      <p className="tabular mt-1 text-sm text-ink-soft">
        {source.name}; {formatInterval(source.intervalMinutes)} okunur. {describeNext(source, now)}
      </p>
      <SourceActs source={source} sample={sample} />
      {trial === null ? null : (
        <div className="mt-4">
          <h3 className="font-semibold">
            Son deneme: {formatDateTime(new Date(trial.at))}, {RUN_STATES[trial.state]}
          </h3>
          {trial.error === null ? null : <p className="mt-1 text-sm break-words">Neden: {trial.error}</p>}
          {trial.lines.map((line) => (
            <p key={line} className="tabular mt-1 text-sm break-words text-ink-soft">
              {withoutFigures(line)}
            </p>
          ))}
        </div>
      )}
      <h3 className="mt-4 font-semibold">Son okumalar</h3>
      {runs.length === 0 ? (
        <p className="mt-1 text-ink-soft">Henüz okunmadı.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <section aria-label={`${title}, son okumalar`} tabIndex={0} className="mt-1 max-h-100 overflow-auto">
          <ul className="divide-y divide-line">
            {runs.map((run) => (
              <RunLine key={run.id} run={run} />
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}

function formatInterval(minutes: number): string {
  if (minutes === 60) return 'saatte bir';
  return minutes % 60 === 0
    ? `${formatNumber(minutes / 60)} saatte bir`
    : `${formatNumber(Math.max(1, Math.round(minutes)))} dakikada bir`;
}

function describeNext({ isBusy, pausedAt, pauseReason, asked, askedAt, nextAt }: DeskSource, now: Date): string {
  if (pausedAt !== null)
    return `${formatDateTime(new Date(pausedAt))} tarihinde duraklatıldı: ${pauseReason ?? ''}. Sürdürülene kadar komutla da okunmaz.`;
  if (asked !== null && askedAt !== null)
    return `${formatDateTime(new Date(askedAt))} tarihinde istendi; zamanlanmış işleri yürüten süreç birkaç saniye içinde başlar.`;
  if (isBusy) return 'Şu anda okunuyor.';
  if (nextAt === null || new Date(nextAt) <= now) return 'Sıradaki okuma en geç on dakika içinde başlar.';
  return `Sıradaki okuma: ${formatDateTime(new Date(nextAt))}.`;
}
