import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { CALENDAR_VIEWS, CalendarPage, type CalendarPlace, readDay } from '#web/features/deciding/calendar/index.ts';
import { MembersOnly } from '#web/features/members/accounts/index.ts';
import { pageHead } from '#web/platform/page-head.ts';
import { useNow } from '#web/platform/use-now.ts';

export const Route = createFileRoute('/takvim')({
  validateSearch: (address: Record<string, unknown>): Partial<CalendarPlace> => {
    const layout = CALENDAR_VIEWS.find((name) => name === address.layout);
    const day = readDay(address.day);
    return { ...(layout && { layout }), ...(day && { day }) };
  },
  loader: () => ({ renderedAt: Date.now() }),
  head: () =>
    pageHead({
      title: 'Takvim',
      description: 'Kaydettiğiniz ihalelerin başlangıcı, teminat süreleri ve bitişi.',
      path: '/takvim',
      isHidden: true,
    }),
  component: Page,
});

function Page() {
  const { layout = 'month', day } = Route.useSearch();
  const now = useNow(Route.useLoaderData().renderedAt);
  const navigate = useNavigate();
  return (
    <main id="icerik" className="page pt-6 pb-16">
      <h1 className="mb-5 text-2xl font-bold tracking-tight">Takvim</h1>
      <MembersOnly next="/takvim">
        {(user) => (
          <CalendarPage
            user={user}
            now={now}
            place={{ layout, day }}
            onMove={(search) => void navigate({ to: '/takvim', search, replace: true, resetScroll: false })}
          />
        )}
      </MembersOnly>
    </main>
  );
}
