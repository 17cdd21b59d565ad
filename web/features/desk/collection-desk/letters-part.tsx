import { useQuery } from '@tanstack/react-query';
import type { DeskLetter } from '#shared/desk/collection/desk-letters.ts';
import { getJson } from '#web/platform/api-client.ts';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { LetterGroup } from './letter-group.tsx';

/** Mails, text messages and webhooks that were given up, by queue and reason. */
export function LettersPart() {
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'letters'],
    queryFn: ({ signal }) => getJson('/api/desk/collection/letters', signal),
    staleTime: 0,
  });
  if (error) return <LoadFailure title="Mesajlar yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Mesajlar yükleniyor" />;
  if (data.letters.length === 0) return <p className="text-ink-soft">Gönderilemeyip vazgeçilen mesaj yok.</p>;
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-text text-sm text-ink-soft">
        Bütün denemeleri başarısız olan mesajlar. Yeniden denenen bir kez daha gönderilir. Kısa mesajlar yalnız
        09.00–21.00 arasında çıkar. Bildirimini kapatmış ya da hesabını silmiş olana hiçbir şey gitmez.
        {data.hasMore ? ' Liste uzun: her kuyruğun en eskileri gösteriliyor.' : ''}
      </p>
      {data.queues.map(({ name: queue, label }) => {
        const own = data.letters.filter((letter) => letter.queue === queue);
        if (own.length === 0) return null;
        return (
          <section key={queue} aria-labelledby={`kuyruk-${queue}`} className="flex flex-col gap-3">
            <h2 id={`kuyruk-${queue}`} className="text-lg font-semibold">
              {label}
            </h2>
            {[...byReason(own)].map(([reason, letters]) => (
              <LetterGroup key={reason ?? ''} queue={queue} reason={reason} letters={letters} />
            ))}
          </section>
        );
      })}
    </div>
  );
}

function byReason(letters: readonly DeskLetter[]): Map<string | null, DeskLetter[]> {
  const groups = new Map<string | null, DeskLetter[]>();
  for (const letter of letters) groups.set(letter.reason, [...(groups.get(letter.reason) ?? []), letter]);
  return groups;
}
