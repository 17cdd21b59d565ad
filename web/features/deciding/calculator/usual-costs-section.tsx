import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { User } from '#shared/accounts.ts';
import { CATEGORY_LABELS, CATEGORY_NUMBERS, type CategoryNumber } from '#shared/kinds/kinds.ts';
import { type CostSettings, USUAL_COSTS } from '#shared/law/bid/costs.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { useKeepUsualCosts, usualCostsQuery } from './calculation-calls.ts';
import { CostFields } from './cost-fields.tsx';

/** The costs with which a member's new calculations start, by kind; saved calculations don't change. */
export function UsualCostsSection({ user }: { user: User }) {
  const { data, error, refetch } = useQuery({ ...usualCostsQuery(user), refetchOnMount: 'always' });
  return (
    <section aria-labelledby="olagan-masraflar" className="sheet p-5 sm:p-6">
      <h2 id="olagan-masraflar" className="text-lg font-semibold">
        Olağan masraflarım
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        Yeni hesaplar bu masraflarla başlar. Bir ilan için sakladığınız hesap değişmez.
      </p>
      <div className="mt-4">
        {error && !data ? (
          <LoadFailure title="Masraflar yüklenemedi." error={error} onRetry={() => void refetch()} />
        ) : null}
        {!error && !data ? <LoadingRows label="Masraflar yükleniyor" count={1} /> : null}
        {data?.mayCalculate === false ? <WithPremium /> : null}
        {data?.mayCalculate ? <KindEditor user={user} kept={data.costs} /> : null}
      </div>
    </section>
  );
}

function WithPremium() {
  return (
    <p>
      Bütün masrafların hesabı{' '}
      <Link to="/fiyatlandirma" className="font-semibold text-petrol underline">
        premium üyelikle
      </Link>{' '}
      açılır.
    </p>
  );
}

type EditorProps = { user: User; kept: Readonly<Record<CategoryNumber, CostSettings | null>> };

function KindEditor({ user, kept }: EditorProps) {
  const [kind, setKind] = useState<CategoryNumber>('1');
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-petrol">
        Masrafları düzenle
      </summary>
      <Segmented
        legend="Tür"
        value={kind}
        options={CATEGORY_NUMBERS.map((value) => ({ value, label: CATEGORY_LABELS[value] }))}
        onChange={(value) => setKind(CATEGORY_NUMBERS.find((known) => known === value) ?? kind)}
      />
      <CostsForm key={kind + JSON.stringify(kept[kind])} user={user} kind={kind} kept={kept[kind]} />
    </details>
  );
}

function CostsForm({ user, kind, kept }: { user: User; kind: CategoryNumber; kept: CostSettings | null }) {
  const [costs, setCosts] = useState<CostSettings>(kept ?? USUAL_COSTS);
  const { mutate, isPending } = useKeepUsualCosts(user);
  const isKept = JSON.stringify(costs) === JSON.stringify(kept ?? USUAL_COSTS);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && !isKept) mutate({ categoryNumber: kind, costs });
      }}
    >
      <CostFields kind={kind} costs={costs} kdvHint="Oran, okunabildiğinde ilandan gelir." onChange={setCosts} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={isPending || isKept}>
          {isKept ? 'Masraflar saklandı' : 'Masrafları sakla'}
        </Button>
        {kept ? (
          <Button look="quiet" aria-disabled={isPending} onClick={() => mutate({ categoryNumber: kind, costs: null })}>
            Varsayılana dön
          </Button>
        ) : null}
      </div>
    </form>
  );
}
