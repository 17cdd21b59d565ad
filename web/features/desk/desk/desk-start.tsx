import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { deskPagesFor } from '#shared/desk/desk-pages.ts';
import type { Waiting } from '#shared/desk/waiting/waiting.ts';
import { WAITING, type WaitingFacts } from '#shared/desk/waiting/waiting-kinds.ts';
import { DAY_MS, formatDateTime } from '#shared/text/dates.ts';
import { formatNumber } from '#shared/text/money.ts';
import { getJson } from '#web/platform/api-client.ts';
import { CircleCheck } from '#web/ui/icons.tsx';
import { MessageState } from '#web/ui/message-state.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { DeskPageProps } from './desk-shell.tsx';

/** The first page: waiting work, the latest first, with links; below it the pages of the desk. */
export function DeskStart({ me }: DeskPageProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'waiting'],
    queryFn: ({ signal }) => getJson('/api/desk/waiting', signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  return (
    <div className="flex flex-col gap-8">
      {data ? (
        <Queue waiting={data.waiting} />
      ) : error ? (
        <LoadFailure title="Bekleyen işler yüklenemedi." error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows label="Bekleyen işler yükleniyor" />
      )}
      <section aria-labelledby="sayfalar">
        <h2 id="sayfalar" className="text-lg font-semibold">
          Sayfalar
        </h2>
        <ul className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {deskPagesFor(me.role)
            .filter(({ name }) => name !== '')
            .map(({ name, label, hint }) => (
              <li key={name}>
                <Link
                  to="/yonetim/$"
                  params={{ _splat: name }}
                  className="inline-flex min-h-6 items-center font-semibold text-petrol hover:underline"
                >
                  {label}
                </Link>
                <span className="block text-sm text-ink-soft">{hint}</span>
              </li>
            ))}
        </ul>
      </section>
    </div>
  );
}

function Queue({ waiting }: { waiting: readonly Waiting[] }) {
  if (waiting.length === 0) return <MessageState icon={CircleCheck} title="Bekleyen iş yok" />;
  return (
    <ul aria-label="Bekleyen işler" className="sheet divide-y divide-line">
      {waiting.map((one) => (
        <WaitingRow key={one.kind} {...one} />
      ))}
    </ul>
  );
}

/** The whole row links to the most urgent item. */
function WaitingRow({ kind, count, since, due, first }: Waiting) {
  const { label, act, page, part, state }: WaitingFacts = WAITING[kind];
  const below = first ?? part;
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1 p-4 hover:bg-sunk">
      <span className="tabular min-w-8 text-right text-xl font-bold">{formatNumber(count)}</span>
      <span className="grow">
        <span className="font-semibold">{label}</span>
        <span className="tabular block text-sm text-ink-soft">en eskisi {ageOf(since)}</span>
      </span>
      {due === null ? null : <Due at={new Date(due)} />}
      <Link
        to="/yonetim/$"
        params={{ _splat: below === undefined ? page : `${page}/${below}` }}
        search={state && { state }}
        className="inline-flex min-h-6 items-center font-semibold text-petrol after:absolute after:inset-0 hover:underline"
      >
        {act}
      </Link>
    </li>
  );
}

const DUE_SOON_MS = 2 * DAY_MS;

function Due({ at }: { at: Date }) {
  const left = at.getTime() - Date.now();
  if (left < 0) return <Tag hue="amber">Süresi geçti</Tag>;
  return <Tag hue={left < DUE_SOON_MS ? 'amber' : 'plain'}>son an {formatDateTime(at)}</Tag>;
}

function ageOf(since: string): string {
  const days = Math.floor((Date.now() - Date.parse(since)) / DAY_MS);
  return days < 1 ? 'bugün geldi' : `${formatNumber(days)} gündür bekliyor`;
}
