import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { User } from '#shared/accounts.ts';
import type { Order } from '#shared/orders/orders.ts';
import { formatDate, formatDateTime } from '#shared/text/dates.ts';
import { Benefits, placeBefore } from '#web/features/members/subscription/index.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { CircleCheck } from '#web/ui/icons.tsx';
import { RenewalChoice } from '../membership/renewal-choice.tsx';
import { WayOut, wayOutOf } from '../membership/way-out.tsx';
import { ordersQuery } from '../order-calls.ts';
import { withdrawalText } from '../order-words.ts';
import { StateSheet } from './state-sheet.tsx';

/** A paid order: the benefits and their end, a link back to what was wanted, and the separate step of renewal. */
export function PaidOrder({ user, order }: { user: User; order: Order }) {
  const { data: mine } = useQuery({ ...ordersQuery(user), refetchOnMount: 'always' });
  const { plan, validFrom, validUntil } = order;
  const isCorporate = plan === 'corporate';
  const isLater = validFrom !== undefined && Date.parse(validFrom) > Date.now();
  const isOver = validUntil !== undefined && Date.parse(validUntil) <= Date.now();
  // If renewal can be chosen, its own step explains it.
  const mayRenew = !isCorporate && (mine?.renewal.state !== 'off' || mine.renewal.canChoose);
  const ends = mayRenew || isOver ? '' : ' Otomatik yenilenmez.';
  const opened = isCorporate ? 'Kurumsal planınız açıldı' : 'Premium üyeliğiniz açıldı';
  const title = isOver ? 'Bu siparişin süresi doldu' : isLater ? 'Ödemeniz alındı' : opened;
  return (
    <div className="flex flex-col gap-5">
      <StateSheet icon={CircleCheck} hue="green" title={title}>
        {validFrom && validUntil ? <p className="tabular">{`${timeText(order, isLater, isOver)}${ends}`}</p> : null}
        {isOver ? null : (
          <>
            {order.withdrawalUntil ? (
              <p className="tabular text-ink-soft">{withdrawalText(order.withdrawalUntil)}</p>
            ) : null}
            {isLater || isCorporate ? null : <Benefits />}
            {isCorporate && !isLater ? <p>Arkadaşlarınızı kurum sayfasından e-postayla davet edin.</p> : null}
            <WayBack user={user} order={order} />
          </>
        )}
      </StateSheet>
      {!isOver && mine && !isCorporate ? <RenewalChoice user={user} renewal={mine.renewal} /> : null}
    </div>
  );
}

function timeText({ plan, validFrom = '', validUntil = '' }: Order, isLater: boolean, isOver: boolean): string {
  const until = formatDateTime(new Date(validUntil));
  if (isOver) return `Süresi ${until} tarihinde doldu.`;
  if (isLater)
    return `${plan === 'corporate' ? 'Kurumun planı' : 'Premium'} ${formatDate(new Date(validFrom))} günü açılır ve ${until} tarihine kadar sürer.`;
  return `${until} tarihine kadar geçerli.`;
}

/** The contract promises the cancel button on this page. */
function WayBack({ user, order }: { user: User; order: Order }) {
  const place = placeBefore();
  const way = wayOutOf(order);
  return (
    <div className="flex flex-wrap gap-3">
      {order.plan === 'corporate' ? (
        <Link
          to="/kurum"
          search={order.organisation?.id ? { id: order.organisation.id } : {}}
          className={buttonClass('primary', 'max-sm:w-full')}
        >
          Kurum sayfasına git
        </Link>
      ) : place ? (
        // A full page load, so that the listing is loaded with the new rights.
        <a href={place.href} className={buttonClass('primary', 'max-sm:w-full')}>
          {place.label}
        </a>
      ) : (
        <Link to="/search" className={buttonClass('primary', 'max-sm:w-full')}>
          İhalelere bakın
        </Link>
      )}
      <Link to="/user" hash="uyelik" className={buttonClass('secondary', 'max-sm:w-full')}>
        Üyeliğimi yönet
      </Link>
      {way ? <WayOut user={user} order={order} way={way} /> : null}
    </div>
  );
}
