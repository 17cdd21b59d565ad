import type { SupportRow } from '#shared/desk/desk-support.ts';
import { SUPPORT_QUEUE_NAMES } from '#shared/support/support-rules.ts';
import { formatTimeLeft } from '#shared/text/dates.ts';
import { Tag } from '#web/ui/tag.tsx';

type Told = Pick<SupportRow, 'plan' | 'state' | 'unread' | 'dueAt'>;

/** What matters before opening a conversation: plan, state, and the time left for the promised answer. */
export function ConversationTags({ conversation, now }: { conversation: Told; now: Date }) {
  const { plan, state, unread, dueAt } = conversation;
  const isWaiting = state === 'open' && dueAt !== null;
  const due = new Date(dueAt ?? now);
  const left = formatTimeLeft(due, now);
  return (
    <p className="tabular mt-2 flex flex-wrap gap-2">
      <Tag hue={plan === 'premium' ? 'petrol' : 'plain'}>
        {plan === 'premium' ? 'Premium' : plan === 'free' ? 'Ücretsiz üye' : 'Ziyaretçi'}
      </Tag>
      <Tag>{SUPPORT_QUEUE_NAMES[state]}</Tag>
      {unread > 0 ? <Tag hue="indigo">{unread} okunmamış</Tag> : null}
      {isWaiting ? (
        <Tag hue="amber">
          {left === undefined
            ? `İlk yanıt ${formatTimeLeft(now, due) ?? '1 dakikadan az'} gecikti`
            : `İlk yanıta ${left}`}
        </Tag>
      ) : null}
    </p>
  );
}
