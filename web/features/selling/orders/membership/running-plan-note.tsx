import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { User } from '#shared/accounts.ts';
import { getJson } from '#web/platform/api-client.ts';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { Notice } from '../notice.tsx';
import { ordersKey } from '../order-calls.ts';

type Props = { user: User; onLeave: () => void };

/** The refund changes at midnight, so it is requested whenever it is shown. */
function deletionQuery(user: User) {
  return queryOptions({
    queryKey: [...ordersKey(user), 'deletion'],
    queryFn: ({ signal }) => getJson('/api/user/deletion', signal),
    gcTime: 0,
    refetchOnMount: 'always',
  });
}

/** The consequences of deleting the account for a running plan: the refund, its deadline and its target. */
export function RunningPlanNote({ user, onLeave }: Props) {
  const { data, error, refetch } = useQuery(deletionQuery(user));
  if (error && !data)
    return <LoadFailure title="Üyeliğinize ne olacağı yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Üyeliğinize ne olacağına bakılıyor" count={1} />;
  const { refunds, explanation } = data;
  if (explanation.length === 0) return null;
  return (
    <div className="mb-5">
      <Notice look="waiting" title={refunds.length > 0 ? 'Kalan bedel geri ödenir' : 'Satın aldıklarınız'}>
        <ul className="tabular mt-1 list-disc space-y-1 pl-5">
          {explanation.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {refunds.some(({ method }) => method === 'transfer') ? (
          <Link
            to="/user"
            hash="uyelik"
            onClick={onLeave}
            className="mt-2 inline-block min-h-6 font-semibold text-petrol underline underline-offset-4"
          >
            IBAN’ınızı şimdi bildirmek için önce siparişi sona erdirin
          </Link>
        ) : null}
      </Notice>
    </div>
  );
}
