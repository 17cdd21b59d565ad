import { useQuery } from '@tanstack/react-query';
import type { DeskOperators } from '#shared/desk/desk.ts';
import { OPERATOR_ROLES, type OperatorRole, ROLE_NAMES } from '#shared/desk/operators.ts';
import { MEMBER_EMAIL } from '#shared/field-rules/account-fields.ts';
import { fieldFault } from '#shared/field-rules/field-rule.ts';
import { formatDate } from '#shared/text/dates.ts';
import { ActDialog, ActForm, DeskTable } from '#web/features/desk/desk/index.ts';
import { getJson } from '#web/platform/api-client.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { textOf } from '#web/ui/form/use-form-errors.ts';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';

const PATH = '/api/desk/operators';

/** The operators: members are given roles here, which can be changed and removed. */
export function OperatorDeskPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'operators'],
    queryFn: ({ signal }) => getJson(PATH, signal),
  });
  if (error) return <LoadFailure title="Görevliler yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Görevliler yükleniyor" />;
  return (
    <div className="flex flex-col gap-5">
      <DeskTable
        title="Görevliler"
        none="Görevli yok."
        columns={['Kişi', 'Görev', 'Başlangıç', 'Giriş', 'İşlem']}
        rows={data.operators.map((operator) => ({
          key: operator.email,
          cells: [
            operator.name === '' ? operator.email : `${operator.name}, ${operator.email}`,
            ROLE_NAMES[operator.role],
            formatDate(new Date(operator.grantedAt)),
            operator.hasSecondStep ? 'İki adımlı' : 'İkinci adımı kurmamış',
            operator.isSelf ? 'Siz' : <TakeRole key="act" operator={operator} />,
          ],
        }))}
      />
      <ActForm
        title="Görev verme"
        hint="Üye olmalıdır; görevi varsa değişir. Açık oturumları biter, masayı iki adımlı girişle açar."
        button="Görevi ver"
        path={PATH}
        read={readRole}
      >
        {(errors) => (
          <>
            <TextField
              id="gorevli-adresi"
              name="email"
              type="email"
              label="Üyenin e-posta adresi"
              autoComplete="off"
              error={errors.email}
            />
            <SelectField id="gorev" name="role" label="Görev">
              {OPERATOR_ROLES.map((role) => (
                <option key={role} value={role}>
                  {ROLE_NAMES[role]}
                </option>
              ))}
            </SelectField>
          </>
        )}
      </ActForm>
    </div>
  );
}

function TakeRole({ operator: { email, role } }: { operator: DeskOperators['operators'][number] }) {
  return (
    <ActDialog
      opener="Görevi al"
      openerName={`Görevi al: ${email}`}
      title="Görevi alma"
      hint="Açık oturumları biter; üye olarak kalır."
      facts={<p className="font-semibold break-words">{`${email}, ${ROLE_NAMES[role]}`}</p>}
      button="Görevi al"
      isDangerous
      path={PATH}
      read={() => ({ body: { email, role: null } })}
    />
  );
}

function readRole(data: FormData) {
  const email = textOf(data, 'email').trim();
  const fault = fieldFault(MEMBER_EMAIL, email);
  // Safe: the list contains only roles.
  return fault ? { errors: { email: fault } } : { body: { email, role: textOf(data, 'role') as OperatorRole } };
}
