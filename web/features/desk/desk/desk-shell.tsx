import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { DeskMe } from '#shared/desk/desk.ts';
import { type DeskPageName, deskPageAt, deskPagesFor } from '#shared/desk/desk-pages.ts';
import { ROLE_NAMES } from '#shared/desk/operators.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { NotFoundPage, ThemeToggle } from '#web/features/site/shell/index.ts';
import { ApiError } from '#web/platform/api-client.ts';
import { useAuthToken } from '#web/platform/auth-token.ts';
import { classNames } from '#web/ui/class-names.ts';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { deskMeQuery } from './desk-query.ts';
import { SecondStep } from './second-step.tsx';

/** The props of every page of the desk: the operator, and the rest of the address after the page's name. */
export type DeskPageProps = { me: DeskMe; below: string };

type Props = {
  path: string;
  pages: Readonly<Record<DeskPageName, ComponentType<DeskPageProps>>>;
};

/** The desk: its bar and menu around the page of an address. Visitors who are not operators find nothing here. */
export function DeskShell({ path, pages }: Props) {
  const token = useAuthToken();
  const { data: me, error, refetch } = useQuery(deskMeQuery(token));
  if (token === undefined || (error instanceof ApiError && error.status === 404)) return <NotFoundPage />;
  if (!me)
    return (
      <main id="icerik" className="page py-8">
        {error ? (
          <LoadFailure title="Yönetim masası açılamadı." error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingRows label="Yönetim masası açılıyor" />
        )}
      </main>
    );
  if (me.needsSecondStep)
    return (
      <Frame me={me} current={undefined}>
        <SecondStep me={me} />
      </Frame>
    );
  const found = deskPageAt(path);
  const page = found && deskPagesFor(me.role).find(({ name }) => name === found.name);
  if (!found || !page) return <NotFoundPage />;
  const Page = pages[page.name];
  return (
    <Frame me={me} current={page.name}>
      <h1 className="mb-5 text-2xl font-bold tracking-tight">{page.label}</h1>
      <Page me={me} below={found.below} />
    </Frame>
  );
}

type FrameProps = { me: DeskMe; current: DeskPageName | undefined; children: React.ReactNode };

function Frame({ me, current, children }: FrameProps) {
  return (
    <>
      <header className="border-b border-line bg-sheet">
        <div className="page flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-1">
          <Link to="/yonetim" className="inline-flex min-h-11 items-center rounded-control text-lg font-bold">
            Peyda yönetim masası
          </Link>
          <p className="min-w-0 text-sm break-words text-ink-soft">
            {me.email}, {ROLE_NAMES[me.role]}. Oturumun sonu: {formatDateTime(new Date(me.endsAt))}.
          </p>
          <span className="ml-auto inline-flex items-center gap-1">
            <a href="/" className="inline-flex min-h-11 items-center rounded-control px-3 font-semibold hover:bg-sunk">
              Siteye dön
            </a>
            <ThemeToggle />
          </span>
        </div>
      </header>
      <div className="page flex flex-col gap-6 pt-4 pb-16 lg:flex-row lg:gap-8 lg:pt-6">
        {current === undefined ? null : <Menu me={me} current={current} />}
        <main id="icerik" className="min-w-0 grow">
          {children}
        </main>
      </div>
    </>
  );
}

function Menu({ me, current }: { me: DeskMe; current: DeskPageName }) {
  return (
    <nav aria-label="Yönetim" className="shrink-0 lg:w-52">
      <ul className="flex flex-wrap gap-1 lg:flex-col">
        {deskPagesFor(me.role).map(({ name, label }) => (
          <li key={name}>
            <Link
              to="/yonetim/$"
              params={{ _splat: name }}
              activeOptions={{ exact: true }}
              aria-current={name === current ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center rounded-control px-3 font-semibold hover:bg-sunk',
                name === current ? 'bg-petrol-tint text-petrol' : 'text-ink',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
