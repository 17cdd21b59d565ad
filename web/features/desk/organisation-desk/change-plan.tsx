import { useState } from 'react';
import type { DeskOrganisations } from '#shared/desk/desk-organisations.ts';
import { ActForm } from '#web/features/desk/desk/index.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { Select } from '#web/ui/select.tsx';
import { PlanFields, readPlan } from './plan-fields.tsx';

type Props = { organisations: DeskOrganisations['organisations'] };

/** Changes an organisation's seats or its end. */
export function ChangePlan({ organisations }: Props) {
  const [chosen, setChosen] = useState(organisations[0]?.id ?? '');
  return (
    <ActForm
      isFolded
      title="Plan değişikliği"
      hint="Yeni teklife göre. Yer, kurumdaki kişilerden az olamaz; süre kısaltılırsa haklar o günün sonunda biter."
      button="Planı değiştir"
      path={apiPath('/api/desk/organisations/:id', { id: chosen })}
      read={(data) => {
        const { body, errors } = readPlan(data);
        return errors.seats || errors.lastDay ? { errors } : { body };
      }}
    >
      {(errors) => (
        <>
          <div>
            <label htmlFor="degisen-kurum" className="mb-1 block w-fit text-sm font-semibold">
              Kurum
            </label>
            <Select
              id="degisen-kurum"
              className="w-full"
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
            >
              {organisations.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </div>
          <PlanFields id="degisen" errors={errors} />
        </>
      )}
    </ActForm>
  );
}
