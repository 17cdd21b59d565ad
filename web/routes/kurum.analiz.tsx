import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { AnalysisPage } from '#web/features/company/analysis/index.ts';
import { MembersOnly } from '#web/features/members/accounts/index.ts';
import { pageHead } from '#web/platform/page-head.ts';

const ID = /^[\da-f-]{36}$/;

export const Route = createFileRoute('/kurum/analiz')({
  validateSearch: ({ id, gorunum }: Record<string, unknown>): { id?: string; gorunum?: string } => ({
    ...(typeof id === 'string' && ID.test(id) && { id }),
    ...(typeof gorunum === 'string' && ID.test(gorunum) && { gorunum }),
  }),
  head: () =>
    pageHead({
      title: 'Toplu Analiz',
      description: 'Binlerce ilan birden: gruplar, ortancalar, çeyrekler, aykırı değerler.',
      path: '/kurum/analiz',
      isHidden: true,
    }),
  component: Page,
});

function Page() {
  const { id, gorunum } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <main id="icerik" className="page pt-6 pb-16">
      <h1 className="mb-5 text-2xl font-bold tracking-tight">Toplu analiz</h1>
      <MembersOnly next="/kurum/analiz">
        {(user) => (
          <AnalysisPage
            user={user}
            asked={{ id, viewId: gorunum }}
            onOpen={({ id: organisation, viewId }) =>
              void navigate({ to: '/kurum/analiz', search: { id: organisation, ...(viewId && { gorunum: viewId }) } })
            }
          />
        )}
      </MembersOnly>
    </main>
  );
}
