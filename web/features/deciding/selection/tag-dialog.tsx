import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { User } from '#shared/accounts.ts';
import { MAX_TAG_LENGTH, MAX_TAGS } from '#shared/board/board-rules.ts';
import { boardQuery } from '#web/features/deciding/board-cards/index.ts';
import { saveAll } from '#web/features/deciding/saved-ads/index.ts';
import { checkAccountAfter } from '#web/features/members/accounts/index.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { showToast } from '#web/ui/toasts/toast.ts';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';

type Props = { isOpen: boolean; onClose: () => void; ids: readonly number[]; user: User };

/**
 * Tags the selected listings on the board; unsaved ones are saved first, because the board only contains saved
 * listings.
 */
export function TagDialog({ isOpen, onClose, ids, user }: Props) {
  const form = useId();
  const { mutate, isPending } = useTagAll(user, ids, onClose);
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title="Etiketle"
      description={`Seçtiğiniz ${ids.length} ilan kaydedilir ve panonuzda bu etiketi alır.`}
      isForm
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" form={form} aria-disabled={isPending}>
            {isPending ? 'Etiketleniyor…' : 'Etiketi ver'}
          </Button>
        </>
      }
    >
      {isOpen ? <TagForm id={form} user={user} onTag={(tag) => isPending || mutate(tag)} /> : null}
    </Modal>
  );
}

function TagForm({ id, user, onTag }: { id: string; user: User; onTag: (tag: string) => void }) {
  const { data } = useQuery(boardQuery(user));
  const known = [...new Set(data?.cards.flatMap(({ tags }) => tags))];
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() === '') setError('Önce bir etiket yazın.');
    else onTag(text.trim());
  }
  return (
    <form id={id} noValidate onSubmit={submit}>
      <TextField
        id={`${id}-etiket`}
        label="Etiket"
        data-first
        autoComplete="off"
        list={`${id}-bilinen`}
        maxLength={MAX_TAG_LENGTH}
        error={error}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
      />
      <datalist id={`${id}-bilinen`}>
        {known.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </form>
  );
}

/** Saves and tags the listings one at a time, and reports the number at the end. */
function useTagAll(user: User, ids: readonly number[], onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (tag: string) => {
      if (!(await saveAll(queryClient, ids))) return undefined;
      // Saving has changed the board.
      const { cards } = await queryClient.fetchQuery({ ...boardQuery(user), staleTime: 0 });
      const untagged = cards.filter(({ propertyId, tags }) => ids.includes(propertyId) && !tags.includes(tag));
      const free = untagged.filter(({ tags }) => tags.length < MAX_TAGS);
      for (const { propertyId, tags, version } of free)
        await sendJson('PUT', apiPath('/api/user/board/:propertyId', { propertyId }), {
          tags: [...tags, tag],
          version,
        });
      return { tag, full: untagged.length - free.length };
    },
    onSuccess: (done) => {
      onDone();
      if (done === undefined) return;
      const { tag, full } = done;
      showToast({
        kind: full === 0 ? 'done' : 'plain',
        title: `${ids.length - full} ilan “${tag}” etiketini taşıyor`,
        description: full === 0 ? undefined : `${full} ilanın ${MAX_TAGS} etiketi var; yenisi eklenmedi.`,
        action: { label: 'Pano', href: '/pano' },
      });
    },
    onError: (error) => {
      checkAccountAfter(error, queryClient);
      showFailure('İlanlar etiketlenemedi.', error);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: boardQuery(user).queryKey }),
  });
}
