import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '#shared/accounts.ts';
import { mayIn } from '#shared/organisations/organisation-rules.ts';
import type { Organisation } from '#shared/organisations/organisations.ts';
import { checkAccountAfter, memberKey, organisationsQuery } from '#web/features/members/accounts/index.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { Building2 } from '#web/ui/icons.tsx';
import { showToast } from '#web/ui/toasts/toast.ts';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';

type Props = { user: User; propertyId: number };

/** A button for each organisation where the member may share a listing. */
export function ColleagueChoices({ user, propertyId }: Props) {
  const { data = [] } = useQuery(organisationsQuery(user));
  return data
    .filter(({ isRunning, role }) => isRunning && mayIn(role, 'share'))
    .map((organisation) => <Choice key={organisation.id} {...{ user, propertyId, organisation }} />);
}

function Choice({ user, propertyId, organisation: { id, name } }: Props & { organisation: Organisation }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => sendJson('POST', apiPath('/api/organisations/:id/saved-ads', { id }), { propertyId }),
    onSuccess: async ({ message }) => {
      showToast({ kind: 'done', title: message });
      await queryClient.invalidateQueries({ queryKey: memberKey(user, 'organisation', id) });
    },
    onError: (error) => {
      checkAccountAfter(error, queryClient);
      showFailure('İlan kurumla paylaşılamadı.', error);
    },
  });
  return (
    <p className="text-center print:hidden">
      <button
        type="button"
        aria-disabled={isPending || isSuccess}
        onClick={() => isPending || isSuccess || mutate()}
        className="inline-flex min-h-9 items-center gap-1.5 rounded-control px-2 text-sm font-semibold wrap-anywhere text-petrol hover:underline"
      >
        <Building2 size={18} aria-hidden="true" className="shrink-0" />
        {isSuccess ? `${name} ile paylaşıldı` : `${name} ile paylaş`}
      </button>
    </p>
  );
}
