import type { Notification, NotificationReason } from '#shared/notifications.ts';
import { DAY_MS, formatDateTime } from '#shared/text/dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import {
  BellRing,
  CalendarClock,
  CircleSlash,
  FileText,
  Gavel,
  type IconComponent,
  PencilLine,
  RotateCcw,
  TrendingDown,
  Wallet,
} from '#web/ui/icons.tsx';

const ICONS: Readonly<Record<NotificationReason, IconComponent>> = {
  new: BellRing,
  reopened: RotateCcw,
  secondRound: Gavel,
  priceDrop: TrendingDown,
  changed: PencilLine,
  dueSoon: CalendarClock,
  endsIn3Days: CalendarClock,
  endsIn1Day: CalendarClock,
  endsSoon: CalendarClock,
  depositDeadline: Wallet,
  letterDeadline: Wallet,
  paymentDue: Wallet,
  corrected: PencilLine,
  postponed: CalendarClock,
  paperFindings: FileText,
  contradiction: FileText,
  withdrawn: CircleSlash,
  sold: Gavel,
  unsold: Gavel,
  sampleRemoved: CircleSlash,
};
/** Only reasons about time running out are amber. */
const URGENT: readonly NotificationReason[] = [
  'dueSoon',
  'endsIn3Days',
  'endsIn1Day',
  'endsSoon',
  'depositDeadline',
  'letterDeadline',
  'paymentDue',
];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** `az önce`, `12 dk önce`, `5 saat önce`; the date after a day. */
function whenOf(createdAt: string, now: Date): string {
  const date = new Date(createdAt);
  const ageMs = now.getTime() - date.getTime();
  if (ageMs < MINUTE_MS) return 'az önce';
  if (ageMs < HOUR_MS) return `${Math.floor(ageMs / MINUTE_MS)} dk önce`;
  return ageMs < DAY_MS ? `${Math.floor(ageMs / HOUR_MS)} saat önce` : formatDateTime(date);
}

/** A winner's reminder links to the winner's guide, news about the site to the current listings. */
function hrefOf({ reason, propertyId }: Notification): string {
  if (propertyId === null) return '/search';
  return reason === 'paymentDue' ? `/ilan/${propertyId}/kazandim` : `/ilan/${propertyId}`;
}

type Props = { notification: Notification; now: Date; onOpen: () => void };

/** One notification: a link to its listing, marked while it is unread. */
export function NotificationRow({ notification, now, onOpen }: Props) {
  const { title, message, isRead, reason, createdAt } = notification;
  const Icon = ICONS[reason];
  return (
    <a
      href={hrefOf(notification)}
      onClick={onOpen}
      onAuxClick={onOpen}
      className={classNames(
        'flex gap-3 px-4 py-4 -outline-offset-2 transition-colors duration-150 hover:bg-sunk sm:px-5',
        !isRead && 'bg-petrol-tint/60',
      )}
    >
      <Icon
        size={20}
        aria-hidden="true"
        className={classNames('mt-0.5 shrink-0', URGENT.includes(reason) ? 'text-amber' : 'text-petrol')}
      />
      <span className="min-w-0 grow">
        <span
          className={classNames('block leading-snug', isRead ? 'font-medium text-ink-soft' : 'font-semibold text-ink')}
        >
          {isRead ? null : <span className="sr-only">Okunmadı: </span>}
          {title}
        </span>
        <span className="mt-0.5 block text-sm text-ink-soft">{message}</span>
        <time dateTime={createdAt} className="tabular mt-1 block text-xs text-ink-faint">
          {whenOf(createdAt, now)}
        </time>
      </span>
      {isRead ? null : <span aria-hidden="true" className="mt-2 size-2.5 shrink-0 rounded-full bg-petrol" />}
    </a>
  );
}
