import { useQuery } from '@tanstack/react-query';
import { MEMBER_EMAIL } from '#shared/field-rules/account-fields.ts';
import { ORGANISATION_NAME } from '#shared/field-rules/company-fields.ts';
import { formatDate } from '#shared/text/dates.ts';
import { cleanText } from '#shared/text/turkish-text.ts';
import { ActForm, DeskTable } from '#web/features/desk/desk/index.ts';
import { getJson } from '#web/platform/api-client.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { fieldFaults, textOf } from '#web/ui/form/use-form-errors.ts';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { ChangePlan } from './change-plan.tsx';
import { PlanFields, readPlan } from './plan-fields.tsx';

const PATH = '/api/desk/organisations';

/** Organisations at the desk: created for a member once an offer is agreed, and changed with the next one. */
export function OrganisationDeskPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'organisations'],
    queryFn: ({ signal }) => getJson(PATH, signal),
  });
  if (error) return <LoadFailure title="Kurumlar yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Kurumlar yükleniyor" />;
  const { organisations } = data;
  return (
    <div className="flex flex-col gap-5">
      <DeskTable
        title="Kurumlar"
        none="Kurum yok."
        columns={['Ad', 'Kişi', 'Kuruluş', 'Planın son günü', 'Durum']}
        numbers={['Kişi']}
        rows={organisations.map(({ id, name, people, seats, foundedAt, validUntil, isRunning }) => ({
          key: id,
          cells: [
            name,
            `${people} / ${seats}`,
            formatDate(new Date(foundedAt)),
            // The plan ends at midnight, which already belongs to the next day.
            formatDate(new Date(Date.parse(validUntil) - 1)),
            isRunning ? 'Sürüyor' : 'Bitti',
          ],
        }))}
      />
      <ActForm
        isFolded
        title="Yeni kurum"
        hint="Teklifi onaylayan üye kurumun sahibi olur. E-posta adresi onaylı olmalıdır; kurumun adı davet iletilerinde geçer."
        button="Kurumu kur"
        path={PATH}
        read={readFounding}
      >
        {(errors) => (
          <>
            <TextField
              id="kurum-sahibi"
              name="email"
              type="email"
              label="Üyenin e-posta adresi"
              autoComplete="off"
              error={errors.email}
            />
            <TextField id="kurum-adi" name="name" label="Kurumun adı" autoComplete="off" error={errors.name} />
            <PlanFields id="yeni-kurum" errors={errors} />
          </>
        )}
      </ActForm>
      {organisations.length > 0 ? <ChangePlan organisations={organisations} /> : null}
    </div>
  );
}

function readFounding(data: FormData) {
  const email = textOf(data, 'email').trim();
  const name = cleanText(textOf(data, 'name'));
  const plan = readPlan(data);
  const errors = {
    ...fieldFaults({ email: MEMBER_EMAIL, name: ORGANISATION_NAME }, data),
    ...plan.errors,
  };
  return Object.values(errors).some(Boolean) ? { errors } : { body: { email, name, ...plan.body } };
}
