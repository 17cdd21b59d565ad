import { type MouseEvent, useState } from 'react';
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
import { holdTyped } from './typed-calculation.ts';

type Props = {
  propertyId: number;
  kind: CategoryNumber;
  user: User | undefined;
  kept: KeptCalculation | undefined;
  calculation: Calculation;
  /** The costs of the scenario that is being edited. */
  costs: CostSettings;
};

/** The first field of the calculator whose text is not a number. */
function wrongFieldBeside(element: HTMLElement): HTMLElement | null {
  return element.closest('[data-calculator]')?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
}

/** Saves a calculation, deletes it, prints it, and makes its costs the usual ones. */
export function KeepingBar({ propertyId, kind, user, kept, calculation, costs }: Props) {
  const keep = useKeepCalculation(user, propertyId);
  const keepUsual = useKeepUsualCosts(user);
  const [isRefused, setRefused] = useState(false);
  // The saved calculation may change on another device; a reload then shows that one.
  const forgetTyped = { onSuccess: () => holdTyped(propertyId, undefined) };
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
  function keepUnlessWrong({ currentTarget }: MouseEvent<HTMLElement>): void {
    const wrong = wrongFieldBeside(currentTarget);
    setRefused(wrong !== null);
    // The text of a wrong field can't be saved: its last valid number would be saved silently.
    if (wrong) {
      const group = wrong.closest('details');
      if (group) group.open = true;
      wrong.focus();
    } else keep.mutate(calculation, forgetTyped);
  }
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <Button disabled={isKept || isUnnamed || keep.isPending} onClick={keepUnlessWrong}>
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
        <Button look="quiet" disabled={keep.isPending} onClick={() => keep.mutate(null, forgetTyped)}>
          <Trash2 size={18} aria-hidden="true" />
          Teklif hesabını sil
        </Button>
      ) : null}
      {isRefused ? (
        <p role="alert" className="text-sm text-red">
          Teklif hesabı saklanmadı: önce hatalı alanı düzeltin.
        </p>
      ) : null}
      {isUnnamed ? <p className="text-sm text-red">Saklamak için her senaryoya bir ad verin.</p> : null}
    </div>
  );
}
