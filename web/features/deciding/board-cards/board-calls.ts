import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '#shared/accounts.ts';
import type { Board, BoardCard, BoardChange } from '#shared/board/board.ts';
import { checkAccountAfter, memberKey } from '#web/features/members/accounts/index.ts';
import { ApiError, getJson, sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';

const PATH = '/api/user/board';

export function boardQuery(user: User) {
  return queryOptions({
    queryKey: memberKey(user, 'board'),
    queryFn: ({ signal }) => getJson(PATH, signal),
  });
}

type CardChanges = Omit<BoardChange, 'version'>;
type Change = { readonly propertyId: number; readonly changes: CardChanges };

/**
 * Counts the changes that were refused because of another window: changes that were made earlier and are still queued
 * are refused with them.
 */
let refusals = 0;

class OutdatedChange extends Error {}

/** Whether a change was refused because the card was changed elsewhere. */
function isChangedElsewhere(error: unknown): boolean {
  return error instanceof OutdatedChange || (error instanceof ApiError && error.server?.code === 'BOARD_CARD_CHANGED');
}

/** Changes a card optimistically, one request at a time; if the server refuses, the change is undone with a message. */
export function useCardChange(user: User) {
  const queryClient = useQueryClient();
  const { queryKey } = boardQuery(user);
  const cardOf = (id: number) => queryClient.getQueryData(queryKey)?.cards.find(({ propertyId }) => propertyId === id);
  const show = (id: number, fields: Partial<BoardCard>) =>
    queryClient.setQueryData<Board>(
      queryKey,
      (board) =>
        board && {
          cards: board.cards.map((card) => (card.propertyId === id ? { ...card, ...fields } : card)),
        },
    );
  const { mutate, isPending } = useMutation({
    // One at a time: each change contains the version that the previous one created.
    scope: { id: 'board' },
    mutationFn: async ({ propertyId, changes, madeAfter }: Change & { madeAfter: number }) => {
      if (madeAfter !== refusals) throw new OutdatedChange();
      const version = cardOf(propertyId)?.version ?? 0;
      return sendJson('PUT', apiPath('/api/user/board/:propertyId', { propertyId }), { ...changes, version });
    },
    onMutate: ({ propertyId, changes }) => show(propertyId, definedOf(changes)),
    onSuccess: ({ version, changedAt }, { propertyId, changes }) => {
      show(propertyId, { version, changedAt });
      // New calculations start with the sums of the board.
      if (changes.highestBid !== undefined || changes.ownValue !== undefined)
        void queryClient.invalidateQueries({ queryKey: memberKey(user, 'calculations', String(propertyId)) });
    },
    onError: async (error) => {
      if (isChangedElsewhere(error) && !(error instanceof OutdatedChange)) refusals += 1;
      checkAccountAfter(error, queryClient);
      showFailure(
        isChangedElsewhere(error)
          ? 'Kart başka bir pencerede değişmiş; son hâli yüklendi.'
          : 'Değişiklik kaydedilemedi.',
        error,
      );
      await queryClient.invalidateQueries({ queryKey });
    },
  });
  return {
    isPending,
    change: (change: Change, then: { onSuccess?: () => void; onError?: () => void } = {}) =>
      mutate({ ...change, madeAfter: refusals }, then),
  };
}

function definedOf(changes: CardChanges): Partial<BoardCard> {
  // safe: only entries are left out
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<BoardCard>;
}
