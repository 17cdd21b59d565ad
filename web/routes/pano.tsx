import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { BoardPage, type BoardPlace, readPlace } from '#web/features/deciding/board/index.ts';
import { MembersOnly } from '#web/features/members/accounts/index.ts';
import { pageHead } from '#web/platform/page-head.ts';
import { useNow } from '#web/platform/use-now.ts';

export const Route = createFileRoute('/pano')({
  validateSearch: (address: Record<string, unknown>): BoardPlace => readPlace(address),
  loader: () => ({ renderedAt: Date.now() }),
  head: () =>
    pageHead({
      title: 'Pano',
      description: 'Kaydettiğiniz ilanlar; aşaması, notlarınız ve yapılacaklarla.',
      path: '/pano',
      isHidden: true,
    }),
  component: Page,
});

function Page() {
  const place = Route.useSearch();
  const now = useNow(Route.useLoaderData().renderedAt);
  const navigate = useNavigate();
  return (
    <main id="icerik" className="page pt-6 pb-16">
      <h1 className="mb-5 text-2xl font-bold tracking-tight">Pano</h1>
      <MembersOnly next="/pano">
        {(user) => (
          <BoardPage
            user={user}
            now={now}
            place={place}
            onMove={(search) => void navigate({ to: '/pano', search, replace: true, resetScroll: false })}
          />
        )}
      </MembersOnly>
    </main>
  );
}
