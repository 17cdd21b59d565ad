import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { DeskMe } from '#shared/desk/desk.ts';
import { getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { ColleagueNotes } from './colleague-notes.tsx';
import { DeskTalk } from './desk-talk.tsx';
import { PersonBeside } from './person-beside.tsx';

/** One conversation with its person; opening it is logged, so it is requested only once. */
export function OneConversation({ id, me }: { id: number; me: DeskMe }) {
  const { data, error, refetch } = useQuery({
    // Not below `desk`, because every act invalidates all queries below it.
    queryKey: ['desk-conversation', id],
    queryFn: ({ signal }) => getJson(apiPath('/api/desk/support/:id', { id }), signal),
    gcTime: 0,
    refetchOnMount: 'always',
  });
  if (error) return <LoadFailure title="Görüşme yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Görüşme yükleniyor" />;
  return (
    <div className="flex flex-col gap-5">
      <p>
        <Link
          to="/yonetim/$"
          params={{ _splat: 'destek' }}
          className="inline-block min-h-6 font-semibold text-petrol underline-offset-4 hover:underline"
        >
          Bütün görüşmeler
        </Link>
      </p>
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <DeskTalk opened={data} />
        <div className="flex flex-col gap-5">
          <PersonBeside opened={data} />
          <ColleagueNotes id={id} me={me} />
        </div>
      </div>
    </div>
  );
}
