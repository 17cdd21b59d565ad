import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { MemberOpened } from '#shared/desk/desk-members.ts';
import { MEMBER_ACTS, mostGiftDays } from '#shared/desk/member-rules.ts';
import { isAllowed, type OperatorRole } from '#shared/desk/operators.ts';
import { MEMBER_EMAIL } from '#shared/field-rules/account-fields.ts';
import { GIFT_DAYS } from '#shared/field-rules/desk-fields.ts';
import { countFault, fieldFault } from '#shared/field-rules/field-rule.ts';
import { ActForm, CarefulActs } from '#web/features/desk/desk/index.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { saveBlob } from '#web/platform/save-blob.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { textOf } from '#web/ui/form/use-form-errors.ts';

type Props = {
  readonly opened: MemberOpened;
  readonly role: OperatorRole;
};

const mayOf = (role: OperatorRole) => (act: keyof typeof MEMBER_ACTS) => isAllowed(role, MEMBER_ACTS[act]);

/** Frequent acts, and acts that correct a mistake; as far as the role may use them. */
export function UsualActs({ opened, role }: Props) {
  const may = mayOf(role);
  const { id, closedAt } = opened.member;
  return (
    <>
      {may('giveDays') ? <GiveDays id={id} most={mostGiftDays(role)} /> : null}
      {may('close') && closedAt !== null ? <Reopen id={id} /> : null}
      {may('export') ? (
        <ActForm
          isFolded
          title="Üyenin verileri"
          hint="Üye giremiyorsa ve verilerini istediyse (KVKK 11). Dosyayı yalnızca üyenin kendisine verin."
          button="Verileri indir"
          path={apiPath('/api/desk/members/:id/export', { id })}
          said="Veriler indirildi."
          onDone={(answer) => {
            const text = JSON.stringify(answer, null, 2);
            saveBlob(new Blob([text], { type: 'application/json' }), 'uye-verileri.json');
          }}
        />
      ) : null}
    </>
  );
}

/** Acts that lock a member out or delete them. Not for operators: their role must be removed first. */
export function DangerousActs({ opened, role }: Props) {
  const may = mayOf(role);
  const { id, closedAt, operatorRole } = opened.member;
  const closes = may('close') && closedAt === null;
  if (operatorRole !== null || !(closes || may('delete'))) return null;
  return (
    <CarefulActs>
      {closes ? <Close id={id} /> : null}
      {may('delete') ? <DeleteMember id={id} deletion={opened.deletion} /> : null}
    </CarefulActs>
  );
}

function GiveDays({ id, most }: { id: string; most: number }) {
  // Sending the same form twice grants only once.
  const [clientId, setClientId] = useState(() => crypto.randomUUID());
  return (
    <ActForm
      title="Premium gün"
      hint={`Şimdiden ya da ödenmiş sürenin sonundan başlar. Bir defada en çok ${most} gün.`}
      button="Gün ver"
      path={apiPath('/api/desk/members/:id/days', { id })}
      onDone={() => setClientId(crypto.randomUUID())}
      read={(data) => {
        const days = countFault(GIFT_DAYS, textOf(data, 'days'));
        return days ? { errors: { days } } : { body: { days: Number(textOf(data, 'days')), clientId } };
      }}
    >
      {(errors) => <TextField id="gun-sayisi" name="days" label="Gün" inputMode="numeric" error={errors.days} />}
    </ActForm>
  );
}

function Reopen({ id }: { id: string }) {
  return (
    <ActForm
      title="Hesabı yeniden açma"
      hint="Üye yeniden girebilir; otomatik yenileme kapalı kalır. Yanlışlık bizdeyse kaybettiği günleri de verin (Kullanım Koşulları)."
      button="Hesabı yeniden aç"
      path={apiPath('/api/desk/members/:id/reopen', { id })}
    />
  );
}

function Close({ id }: { id: string }) {
  return (
    <ActForm
      isFolded
      title="Hesabı kapatma"
      hint="Oturumları biter, üye giremez; e-posta, SMS ve otomatik yenileme durur. Verileri ve ödenmiş süresi kalır; geri ödeme gerekiyorsa ayrıca yapın."
      button="Hesabı kapat"
      path={apiPath('/api/desk/members/:id/close', { id })}
    />
  );
}

function DeleteMember({ id, deletion }: { id: string; deletion: readonly string[] }) {
  const router = useRouter();
  return (
    <ActForm
      isFolded
      isDangerous
      title="Hesabı silme"
      hint={
        <>
          <p>Üyenin isteğiyle, geri alınamaz. Üyeye söylenecekler:</p>
          <ul className="mt-1 list-disc pl-5">
            {(deletion.length === 0 ? ['Geri ödenecek bir şey yok.'] : deletion).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      }
      button="Hesabı sil"
      path={apiPath('/api/desk/members/:id/delete', { id })}
      read={(data) => {
        const email = textOf(data, 'email').trim();
        const fault = fieldFault(MEMBER_EMAIL, email);
        return fault ? { errors: { email: fault } } : { body: { email } };
      }}
      onDone={() => void router.navigate({ to: '/yonetim/$', params: { _splat: 'uyeler' } })}
    >
      {(errors) => (
        <TextField
          id="silinecek-adres"
          name="email"
          type="email"
          label="Onaylamak için üyenin e-posta adresi"
          autoComplete="off"
          error={errors.email}
        />
      )}
    </ActForm>
  );
}
