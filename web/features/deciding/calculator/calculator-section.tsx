import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { KeptCalculation } from '#shared/calculations/kept-calculations.ts';
import type { ListingDetail } from '#shared/listings.ts';
import { formatSum } from '#shared/text/money.ts';
import { useMember } from '#web/features/members/accounts/index.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { Button } from '#web/ui/button.tsx';
import { Scale } from '#web/ui/icons.tsx';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';
import { keptCalculationQuery } from './calculation-calls.ts';
import { isTypedFor } from './typed-key.ts';

const loadPanel = () => import('./calculator-panel.tsx').then(({ CalculatorPanel }) => CalculatorPanel);

const loadAnswer = () => import('./kept-answer.tsx').then(({ KeptAnswer }) => KeptAnswer);

/**
 * `Teklif hesabı` on a listing: the result of the member's saved calculation, or what can be calculated. The code is
 * loaded on demand, so that no listing waits for it.
 */
export function CalculatorSection({ detail }: { detail: ListingDetail }) {
  const [isOpen, setOpen] = useState(false);
  // Restores what was typed before a reload.
  useEffect(() => setOpen(isTypedFor(detail.id)), [detail.id]);
  const user = useMember();
  const kept = useQuery(keptCalculationQuery(user, detail.id, detail.mayCalculate)).data;
  const calculation = kept?.calculation;
  const Answer = useLoaded(Boolean(calculation), loadAnswer);
  const Panel = useLoaded(isOpen, loadPanel, (error) => {
    setOpen(false);
    showFailure('Teklif hesabı açılamadı.', error);
  });
  return (
    <section aria-labelledby="hesap">
      <h2 id="hesap" tabIndex={-1} className="scroll-mt-28 text-lg font-semibold">
        Teklif hesabı
      </h2>
      {Panel ? (
        <Panel detail={detail} />
      ) : (
        <div className="sheet mt-3 flex flex-wrap items-center justify-between gap-3 p-4 print:hidden">
          {Answer && calculation ? (
            <Answer detail={detail} calculation={calculation} />
          ) : (
            <div className="max-w-text">
              {kept ? <Noted noted={kept.noted} /> : null}
              <p className="text-sm text-ink-soft">
                Açılış bedeli, aşılması gereken sınır, sıradaki geçerli teklif ve teminat, dayandıkları maddelerle.
                Premium üyelikle bütün masraflar ve hedefinizi tutan en yüksek teklif.
              </p>
            </div>
          )}
          <Button look="secondary" disabled={isOpen} aria-expanded={false} onClick={() => setOpen(true)}>
            <Scale size={20} aria-hidden="true" />
            Teklif hesabını aç
          </Button>
        </div>
      )}
    </section>
  );
}

/** The sums of the board, which a calculation starts with. */
function Noted({ noted: { highestBid, ownValue } }: Pick<KeptCalculation, 'noted'>) {
  const sums = [
    ...(highestBid === null ? [] : [`en yüksek teklifiniz ${formatSum(highestBid)}`]),
    ...(ownValue === null ? [] : [`size göre değeri ${formatSum(ownValue)}`]),
  ];
  if (sums.length === 0) return null;
  return <p className="mb-1 font-semibold">{`Panonuzda: ${sums.join(', ')}.`}</p>;
}
