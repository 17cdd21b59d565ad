import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Done } from '#shared/accounts.ts';
import type { SupportOpened, SupportUpdate } from '#shared/desk/desk-support.ts';
import type { SupportSent } from '#shared/support/support.ts';
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
import { logWarning } from '#web/platform/log-warning.ts';
import { useNow } from '#web/platform/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toasts/toast.ts';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';
import { ConversationTags } from './conversation-tags.tsx';
import { readyAnswersQuery } from './ready-answers-query.ts';

type Props = { path: string; opened: SupportOpened };

/** The messages of a conversation, the answer, and the acts on the conversation. */
export function DeskTalk({ path, opened }: Props) {
  const queryClient = useQueryClient();
  const [openedAt] = useState(Date.now);
  const now = useNow(openedAt);
  const draft = useRef<Draft>({ clientId: '', text: '' });
  const { data: ready } = useQuery(readyAnswersQuery);
  const { marks, messages, isTyping, isLive, askNow } = useLines({
    first: opened,
    streamOf: () => `${path}/stream`,
    ask: (_, after) => getJson<SupportUpdate>(`${path}/messages?after=${after}`),
  });
  const signal = (what: string, body?: object) =>
    void sendJson<Done>('POST', `${path}/${what}`, body).catch((error: unknown) =>
      logWarning('A sign did not reach the conversation.', error),
    );
  useReadMark({ marks, messages }, 'person', marks?.operatorRead ?? 0, (seq) => signal('read', { seq }));
  const state = marks?.state ?? opened.state;
  const isAnswered = messages.some(({ from }) => from === 'operator');

  async function send(message: Draft): Promise<void> {
    await sendJson<SupportSent>('POST', `${path}/messages`, message);
    if (!isLive) await askNow();
    // Who answers first has it.
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
        fileOf={(seq) => `${path}/files/${seq}`}
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
        onTyping={() => signal('typing')}
        beside={<AttachFile path={`${path}/files`} onSent={() => void (isLive || askNow())} />}
        ready={ready?.answers ?? []}
      />
      <StateButtons path={path} state={state} onChanged={() => void (isLive || askNow())} />
    </section>
  );
}

type StateProps = { path: string; state: SupportOpened['state']; onChanged: () => void };

/** Closes a conversation, opens it again, takes it for spam. */
function StateButtons({ path, state, onChanged }: StateProps) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: 'open' | 'closed' | 'spam') => sendJson<Done>('POST', `${path}/state`, { state: wanted }),
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
