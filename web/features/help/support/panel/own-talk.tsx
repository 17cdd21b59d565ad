import { useEffect, useState } from 'react';
import type { Done } from '#shared/accounts.ts';
import type { Support } from '#shared/support/support.ts';
import { getJson, sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { useAuthToken } from '#web/platform/auth-token.ts';
import { logWarning } from '#web/platform/log-warning.ts';
import { CheckBox } from '#web/ui/form/check-box.tsx';
import { noteConversation } from '../support-mark.ts';
import type { Told } from '../talk/add-lines.ts';
import { AttachFile } from '../talk/attach-file.tsx';
import { LineList } from '../talk/line-list.tsx';
import { useLines, useReadMark } from '../talk/use-lines.ts';
import { type Draft, WriteLine } from '../talk/write-line.tsx';
import { Rating } from './rating.tsx';

/** The draft when the panel was closed, and whose it is. */
let kept: { readonly token: string | undefined; readonly draft: Draft } | undefined;

function draftOf(token: string | undefined): Draft {
  if (!kept || kept.token !== token) kept = { token, draft: { clientId: '', text: '' } };
  return kept.draft;
}

const told = ({ conversation, messages }: Support): Told => ({ marks: conversation, messages });
const streamOf = (id: number) => apiPath('/api/support/stream', { conversation: id });
const ask = async (id: number, after: number) =>
  told(await getJson(apiPath('/api/support', { conversation: id, after })));

/** Sends a signal to the server without waiting for it. */
function signal(sending: Promise<Done>): void {
  sending.catch((error: unknown) => logWarning('A sign did not reach support.', error));
}
const tellRead = (seq: number) => signal(sendJson('POST', '/api/support/read', { seq }));

type Props = { first: Support; propertyId: number | undefined };

/** The visitor's own conversation with support. */
export function OwnTalk({ first, propertyId }: Props) {
  const { marks, messages, isTyping, isLive, askNow } = useLines({ first: told(first), streamOf, ask });
  const draft = draftOf(useAuthToken());
  const [isAttached, setAttached] = useState(true);
  useReadMark({ marks, messages }, 'operator', marks?.personRead ?? 0, tellRead);
  const isOver = marks?.state === 'closed';
  const isOpen = marks !== null && !isOver;
  useEffect(() => noteConversation(isOpen), [isOpen]);

  async function send(message: Draft): Promise<void> {
    const about = propertyId !== undefined && isAttached ? { propertyId } : {};
    const sent = await sendJson('POST', '/api/support/messages', { ...message, ...about });
    // The conversation's stream delivers the message, but the first message only starts the conversation.
    if (!isLive || sent.conversationId !== marks?.id) await askNow();
  }

  // The stream delivers new messages, but the first message only starts the conversation.
  const bring = () => askNow().catch((error: unknown) => logWarning('Support could not be asked.', error));

  return (
    <div className="flex flex-col gap-3">
      {first.writesAs ? (
        <p className="text-sm break-words text-ink-soft">
          {first.writesAs.name} ({first.writesAs.email}) adıyla yazıyorsunuz.
        </p>
      ) : null}
      {messages.length > 0 ? (
        <LineList
          messages={messages}
          own="person"
          readTo={marks?.operatorRead ?? 0}
          isTyping={isTyping}
          fileOf={(seq) => apiPath('/api/support/files/:conversation/:seq', { conversation: marks?.id ?? 0, seq })}
        />
      ) : (
        <p>Sorunuzu yazın; yanıtı burada görürsünüz.</p>
      )}
      {isLive || !marks ? null : (
        <p role="status" className="text-sm text-amber">
          Canlı bağlantı kesildi; yeniden bağlanılıyor. Yazabilirsiniz.
        </p>
      )}
      {isOver ? <Rating key={marks.id} rating={marks.rating} onRated={() => void askNow()} /> : null}
      {propertyId === undefined ? null : (
        <CheckBox
          label={`${propertyId} numaralı ilan hakkında yazıyorum`}
          checked={isAttached}
          onChange={(event) => setAttached(event.target.checked)}
        />
      )}
      <WriteLine
        draft={draft}
        send={send}
        beside={<AttachFile pathOf={(named) => apiPath('/api/support/files', named)} onSent={() => void bring()} />}
        onTyping={() => {
          if (marks && !isOver) signal(sendJson('POST', '/api/support/typing'));
        }}
      />
    </div>
  );
}
