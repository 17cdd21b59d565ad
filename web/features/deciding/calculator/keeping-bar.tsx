import type { User } from '#shared/accounts.ts';
import type { KeptCalculation } from '#shared/calculations/kept-calculations.ts';
import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import type { Calculation } from '#shared/law/bid/calculation.ts';
import type { CostSettings } from '#shared/law/bid/costs.ts';
import { requestLogin } from '#web/features/members/accounts/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Check, Trash2 } from '#web/ui/icons.tsx';
import { PrintButton } from '#web/ui/print-button.tsx';
import { useKeepCalculation, useKeepUsualCosts } from './calculation-calls.ts';
import { DownloadButtons } from './download-buttons.tsx';

type Props = {
  propertyId: number;
  kind: CategoryNumber;
  user: User | undefined;
  kept: KeptCalculation | undefined;
  calculation: Calculation;
  /** Of the scenario that is being edited. */
  costs: CostSettings;
};

/** Keeps a calculation with its listing, deletes it, prints it, and makes its costs the usual ones. */
export function KeepingBar({ propertyId, kind, user, kept, calculation, costs }: Props) {
  const keep = useKeepCalculation(user, propertyId);
  const keepUsual = useKeepUsualCosts(user);
  if (!user)
    return (
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button
          look="secondary"
          onClick={() =>
            requestLogin({ tab: 'register', message: 'Teklif hesabını ilanla birlikte saklamak için üye olun.' })
          }
        >
          Üye ol ve teklif hesabını sakla
        </Button>
        <PrintButton />
      </div>
    );
  const isKept = JSON.stringify(kept?.calculation ?? null) === JSON.stringify(calculation);
  const isUnnamed = calculation.scenarios.some(({ name }) => name.trim() === '');
  const isUsual = JSON.stringify(kept?.usualCosts ?? null) === JSON.stringify(costs);
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <Button disabled={isKept || isUnnamed || keep.isPending} onClick={() => keep.mutate(calculation)}>
        {isKept ? <Check size={18} aria-hidden="true" /> : null}
        {isKept ? 'Teklif hesabı saklandı' : 'Teklif hesabını sakla'}
      </Button>
      <Button
        look="secondary"
        disabled={isUsual || keepUsual.isPending}
        onClick={() => keepUsual.mutate({ categoryNumber: kind, costs })}
      >
        {isUsual ? 'Masraflar varsayılan yapıldı' : 'Masrafları varsayılan yap'}
      </Button>
      {kept?.usualCosts ? (
        <Button
          look="quiet"
          disabled={keepUsual.isPending}
          onClick={() => keepUsual.mutate({ categoryNumber: kind, costs: null })}
        >
          Varsayılan masrafları unut
        </Button>
      ) : null}
      <PrintButton />
      {isKept ? <DownloadButtons propertyId={propertyId} /> : null}
      {kept?.calculation ? (
        <Button look="quiet" disabled={keep.isPending} onClick={() => keep.mutate(null)}>
          <Trash2 size={18} aria-hidden="true" />
          Teklif hesabını sil
        </Button>
      ) : null}
      {isUnnamed ? <p className="text-sm text-red">Saklamak için her senaryoya bir ad verin.</p> : null}
    </div>
  );
}
