import { useQuery } from '@tanstack/react-query';
import { startCalculation } from '#shared/calculations/start-calculation.ts';
import { frameOf, subjectOf } from '#shared/law/bid/calculation.ts';
import { compareScenarios } from '#shared/law/bid/comparison-rows.ts';
import type { ListingSummary } from '#shared/listings.ts';
import { listingSubject } from '#shared/text/listing-subject.ts';
import { formatLira } from '#shared/text/money.ts';
import { keptCalculationQuery } from '#web/features/deciding/calculator/index.ts';
import { listingQuery, SaleAmounts } from '#web/features/deciding/listing-page/index.ts';
import { useMember } from '#web/features/members/accounts/index.ts';
import { requestUpgrade, useSubscription } from '#web/features/members/subscription/index.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { LoadingRows } from '#web/ui/panel-states.tsx';
import { reasonOf } from '#web/ui/toasts/toast-failure.ts';

type Props = { property: ListingSummary; isOpen: boolean; onClose: () => void };

/** The breakdown of a price: the appraisal, the legal sums that follow from it, and with premium all costs. */
export function PriceDialog({ property, isOpen, onClose }: Props) {
  const { isPremium } = useSubscription();
  const { id, price } = property;
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title="Bedel ve masraflar"
      description={listingSubject(property)}
      actions={
        <a href={`/ilan/${id}`} className={buttonClass('secondary')}>
          İlana git
        </a>
      }
    >
      <p className="flex flex-wrap justify-between gap-x-3 pb-2">
        <span>Muhammen bedel</span>
        <span className="tabular font-semibold">{price === null ? 'belirtilmemiş' : formatLira(price)}</span>
      </p>
      <SaleAmounts property={property} />
      <h3 className="mt-5 font-semibold">Bütün masraflarla</h3>
      {isPremium ? <AllCosts id={id} /> : <LockedCosts />}
    </Modal>
  );
}

function LockedCosts() {
  return (
    <div className="mt-1 flex flex-col items-start gap-2 text-sm text-ink-soft">
      <p>KDV, harç, damga vergisi ve diğer masraflarla toplam maliyeti Premium hesaplar.</p>
      <Button
        look="quiet"
        className="-mx-2 min-h-9 px-2"
        onClick={() => requestUpgrade('lockedField', { about: 'calculator' })}
      >
        Toplam maliyeti aç
      </Button>
    </div>
  );
}

/** Rows about the reader's goal, which only the calculator shows. */
const LEFT_TO_CALCULATOR = ['Hedef', 'Hedefi tutan en yüksek teklif', 'Verilebilecek en yüksek teklif', 'Sonuç'];

/** From the reader's own calculation of the listing; otherwise from the usual costs. The rows are the calculator's. */
function AllCosts({ id }: { id: number }) {
  const user = useMember();
  const { data: detail, error } = useQuery(listingQuery(id));
  const kept = useQuery(keptCalculationQuery(user, id, detail?.mayCalculate === true));
  if (error) return <p className="mt-1 text-sm text-red">{reasonOf(error) ?? 'Masraflar yüklenemedi.'}</p>;
  if (!detail || kept.isLoading) return <LoadingRows label="Masraflar hesaplanıyor" count={1} />;
  const subject = subjectOf(detail);
  if (!subject) return <p className="mt-1 text-sm text-ink-soft">Bedeli belirtilmeyen ilanda hesaplanamaz.</p>;
  const { legal, scenarios } = startCalculation(detail, kept.data);
  const { rows } = compareScenarios(subject, frameOf(subject, legal), scenarios.slice(0, 1));
  return (
    <>
      <dl className="mt-1 flex flex-col gap-1 text-sm text-ink-soft">
        {rows
          .filter(({ label }) => !LEFT_TO_CALCULATOR.includes(label))
          .map(({ label, cells, isMain }) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-3">
              <dt className={isMain ? 'font-semibold text-ink' : undefined}>{label}</dt>
              <dd className="tabular font-semibold text-ink">{cells[0]?.text}</dd>
            </div>
          ))}
      </dl>
      <p className="mt-2 text-sm text-ink-soft">
        Sakladığınız ilk senaryoyla, yoksa olağan masraflarınızla hesaplanır; ilanda değiştirebilirsiniz.
      </p>
    </>
  );
}
