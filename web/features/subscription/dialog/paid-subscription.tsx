import { formatDate } from '#shared/text/dates.ts';
import { useSubscription } from '../state/subscription-state.ts';
import { CloseButton, DialogFrame } from './dialog-parts.tsx';

/** For paying members: until when they have paid. */
export function PaidSubscription() {
  const { paidUntil } = useSubscription();
  return (
    <DialogFrame
      title="Premium üyeliğiniz var"
      subText="Tüm ilan ayrıntıları ve iletişim bilgileri size açık."
      actions={<CloseButton>Kapat</CloseButton>}
    >
      {paidUntil ? (
        <p className="tabular rounded-sheet bg-petrol-tint px-4 py-3 font-semibold text-petrol">
          {formatDate(new Date(paidUntil))} tarihine kadar geçerli
        </p>
      ) : null}
    </DialogFrame>
  );
}
