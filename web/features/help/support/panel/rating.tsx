import { useMutation } from '@tanstack/react-query';
import { sendJson } from '#web/platform/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';

const POINTS = [1, 2, 3, 4, 5] as const;

/** Asks for a rating of a conversation that is over; another click changes it. */
export function Rating({ rating, onRated }: { rating: number | null; onRated: () => void }) {
  const { mutate, isPending } = useMutation({
    mutationFn: (points: number) => sendJson('POST', '/api/support/rating', { rating: points }),
    onSuccess: onRated,
    onError: (error) => showFailure('Puan verilemedi.', error),
  });
  return (
    <fieldset className="rounded-control border border-line p-3">
      <legend className="px-1 font-semibold">Görüşme kapandı. Nasıl buldunuz?</legend>
      <div className="flex flex-wrap gap-2">
        {POINTS.map((points) => (
          <Button
            key={points}
            look={points === rating ? 'primary' : 'secondary'}
            className="min-w-11"
            aria-pressed={points === rating}
            aria-label={`5 üzerinden ${points}`}
            onClick={() => isPending || mutate(points)}
          >
            {points}
          </Button>
        ))}
      </div>
      <p role="status" className="mt-2 text-sm text-ink-soft">
        {rating === null ? '1 en kötü, 5 en iyi. Yeniden yazarsanız yeni bir görüşme başlar.' : 'Teşekkür ederiz.'}
      </p>
    </fieldset>
  );
}
