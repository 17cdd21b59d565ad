import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Done } from '#shared/accounts.ts';
import type { SupportOpened } from '#shared/desk/desk-support.ts';
import { SUPPORT_QUEUE_NAMES } from '#shared/support/support-rules.ts';
import {
  AttachFile,
  type Draft,
  LineList,
  useLines,
  useReadMark,
  WriteLine,
} from '#web/features/help/support/index.ts';
import { getJson, sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { logWarning } from '#web/platform/log-warning.ts';
import { useNow } from '#web/platform/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toasts/toast.ts';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';
import { ConversationTags } from './conversation-tags.tsx';
import { readyAnswersQuery } from './ready-answers-query.ts';

type Props = { opened: SupportOpened };

/** The messages of a conversation, the form for an answer, and the acts on the conversation. */
export function DeskTalk({ opened }: Props) {
  const { id } = opened;
  const queryClient = useQueryClient();
  const [openedAt] = useState(Date.now);
  const now = useNow(openedAt);
  const draft = useRef<Draft>({ clientId: '', text: '' });
  const { data: ready } = useQuery(readyAnswersQuery);
  const { marks, messages, isTyping, isLive, askNow } = useLines({
    first: opened,
    streamOf: () => apiPath('/api/desk/support/:id/stream', { id }),
    ask: (_, after) => getJson(apiPath('/api/desk/support/:id/messages', { id, after })),
  });
  const signal = (sending: Promise<Done>) =>
    void sending.catch((error: unknown) => logWarning('A sign did not reach the conversation.', error));
  useReadMark({ marks, messages }, 'person', marks?.operatorRead ?? 0, (seq) =>
    signal(sendJson('POST', apiPath('/api/desk/support/:id/read', { id }), { seq })),
  );
  const state = marks?.state ?? opened.state;
  const isAnswered = messages.some(({ from }) => from === 'operator');

  async function send(message: Draft): Promise<void> {
    await sendJson('POST', apiPath('/api/desk/support/:id/messages', { id }), message);
    if (!isLive) await askNow();
    // The first operator to answer becomes its owner.
    await queryClient.invalidateQueries({ queryKey: ['desk', 'support'] });
  }

  return (
    <section aria-labelledby="gorusme" className="sheet flex min-w-0 flex-col gap-3 p-5">
      <h2 id="gorusme" className="text-lg font-semibold">
        {opened.kind === 'form' ? 'Form mesajı' : 'Görüşme'} {opened.id}
      </h2>
      {opened.subject ? <p className="break-words">Konu: {opened.subject}</p> : null}
      <ConversationTags
        conversation={{ ...opened, state, unread: 0, dueAt: isAnswered ? null : opened.dueAt }}
        now={now}
      />
      <LineList
        messages={messages}
        own="operator"
        readTo={marks?.personRead ?? 0}
        isTyping={isTyping}
        fileOf={(seq) => apiPath('/api/desk/support/:id/files/:seq', { id, seq })}
      />
      {isLive ? null : (
        <p role="status" className="text-sm text-amber">
          Canlı bağlantı kesildi; yeniden bağlanılıyor. Yazabilirsiniz.
        </p>
      )}
      {marks?.rating ? <p className="text-sm text-ink-soft">Kişinin puanı: 5 üzerinden {marks.rating}.</p> : null}
      {opened.kind === 'form' ? (
        <p className="text-sm text-ink-soft">Form mesajının yanıtı yalnızca e-postayla gider.</p>
      ) : null}
      <WriteLine
        draft={draft.current}
        send={send}
        onTyping={() => signal(sendJson('POST', apiPath('/api/desk/support/:id/typing', { id })))}
        beside={
          <AttachFile
            pathOf={(named) => apiPath('/api/desk/support/:id/files', { id, ...named })}
            onSent={() => void (isLive || askNow())}
          />
        }
        ready={ready?.answers ?? []}
      />
      <StateButtons id={id} state={state} onChanged={() => void (isLive || askNow())} />
    </section>
  );
}

type StateProps = { id: number; state: SupportOpened['state']; onChanged: () => void };

/** Closes a conversation, reopens it, or marks it as spam. */
function StateButtons({ id, state, onChanged }: StateProps) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: 'open' | 'closed' | 'spam') =>
      sendJson('POST', apiPath('/api/desk/support/:id/state', { id }), { state: wanted }),
    onSuccess: async ({ message }) => {
      showToast({ kind: 'done', title: message });
      onChanged();
      await queryClient.invalidateQueries({ queryKey: ['desk', 'support'] });
    },
    onError: (error) => showFailure('Yapılamadı.', error),
  });
  const isDone = state === 'closed' || state === 'spam';
  const act = (wanted: 'open' | 'closed' | 'spam') => () => {
    if (!isPending) mutate(wanted);
  };
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line pt-3">
      <p className="text-sm text-ink-soft">Durum: {SUPPORT_QUEUE_NAMES[state]}</p>
      {isDone ? (
        <Button look="secondary" aria-disabled={isPending} onClick={act('open')}>
          Yeniden aç
        </Button>
      ) : (
        <>
          <Button look="secondary" aria-disabled={isPending} onClick={act('closed')}>
            Görüşmeyi kapat
          </Button>
          <Button look="secondary" aria-disabled={isPending} onClick={act('spam')}>
            İstenmeyen say
          </Button>
        </>
      )}
    </div>
  );
}
