import { REMOVAL_DECISION_NAMES } from '#shared/desk/removal-decisions.ts';
import type { RemovalRow } from '#shared/desk/removal-requests.ts';
import { DAY_MS, formatDateTime } from '#shared/text/dates.ts';
import { Tag } from '#web/ui/tag.tsx';

/** Below this remaining time the colour is amber. */
const SOON_MS = 7 * DAY_MS;

/** The remaining time, or the result. */
export function RequestState({ request }: { request: RemovalRow }) {
  const { decision, dueAt, letterSentAt } = request;
  if (decision) {
    const sent = letterSentAt
      ? `yanıt ${formatDateTime(new Date(letterSentAt))} tarihinde gönderildi`
      : 'yanıt gönderilmeyi bekliyor';
    return (
      <Tag hue={letterSentAt ? 'petrol' : 'amber'}>
        {REMOVAL_DECISION_NAMES[decision]}, {sent}
      </Tag>
    );
  }
  const leftMs = Date.parse(dueAt) - Date.now();
  const days = Math.floor(leftMs / DAY_MS);
  return <Tag hue={leftMs < SOON_MS ? 'amber' : 'plain'}>{leftMs < 0 ? 'Süresi geçti' : `${days} gün kaldı`}</Tag>;
}
