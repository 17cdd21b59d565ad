import { Link } from '@tanstack/react-router';
import { formatDate } from '#shared/text/dates.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { useSubscription } from '../state/subscription-state.ts';
import { closeUpgradeRequest } from '../upgrade-request.ts';
import { CloseButton, DialogFrame } from './dialog-parts.tsx';

/** For paying members: the end of the paid time. */
export function PaidSubscription() {
  const { paidUntil } = useSubscription();
  return (
    <DialogFrame
      title="Premium üyeliğiniz var"
      subText="Tüm ilan ayrıntıları ve iletişim bilgileri size açık."
      actions={
        <>
          <Link
            to="/user"
            hash="uyelik"
            replace
            onClick={closeUpgradeRequest}
            className={buttonClass('secondary', 'min-h-12 w-full')}
          >
            Üyeliği yönet
          </Link>
          <CloseButton>Kapat</CloseButton>
        </>
      }
    >
      {paidUntil ? (
        <p className="tabular rounded-sheet bg-petrol-tint px-4 py-3 font-semibold text-petrol">
          {formatDate(new Date(paidUntil))} tarihine kadar geçerli
        </p>
      ) : null}
    </DialogFrame>
  );
}
