import type { FormEvent } from 'react';
import { MAX_NAME_LENGTH } from '#shared/account-rules.ts';
import type { User } from '#shared/accounts.ts';
import { OWN_PHONE } from '#shared/field-rules/account-fields.ts';
import { fieldFault } from '#shared/field-rules/field-rule.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { type FormErrors, textOf, useFormErrors } from '#web/ui/form/use-form-errors.ts';
import { PanelSection } from '#web/ui/panel-section.tsx';
import { useProfileChange } from './use-profile-change.ts';
/** Names and numbers of a member; the e-mail address is read-only (spec §2). */
export function ProfileForm({ user }: { user: User }) {
  const { form, errors, refuse, refuseAnswer } = useFormErrors();
  const { mutate, isPending } = useProfileChange();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const phoneNumber = textOf(data, 'phoneNumber');
    const phone = textOf(data, 'phone').trim();
    if (
      refuse({
        phoneNumber: fieldFault(OWN_PHONE, phoneNumber),
        phone: phone === '' ? undefined : fieldFault(OWN_PHONE, phone),
      })
    )
      return;
    if (isPending) return;
    const fields = {
      firstName: textOf(data, 'firstName').trim(),
      lastName: textOf(data, 'lastName').trim(),
      phoneNumber: phoneNumber,
      phone: phone === '' ? null : phone,
    };
    mutate(fields, {
      onError: (error) => void refuseAnswer(error),
    });
  }

  return (
    <PanelSection title="Kişisel bilgiler">
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        className="grid items-end gap-x-3 gap-y-2 min-[360px]:grid-cols-2 sm:gap-4"
      >
        <ProfileFields user={user} errors={errors} />
        <div className="min-[360px]:col-span-2">
          <Button type="submit" aria-disabled={isPending} className="max-sm:w-full">
            {isPending ? 'Kaydediliyor…' : 'Değişiklikleri kaydet'}
          </Button>
        </div>
      </form>
    </PanelSection>
  );
}

function ProfileFields({ user, errors }: { user: User; errors: FormErrors }) {
  return (
    <>
      <TextField
        id="profile-first-name"
        name="firstName"
        label="Ad"
        autoComplete="given-name"
        maxLength={MAX_NAME_LENGTH}
        defaultValue={user.firstName}
        error={errors.firstName}
      />
      <TextField
        id="profile-last-name"
        name="lastName"
        label="Soyad"
        autoComplete="family-name"
        maxLength={MAX_NAME_LENGTH}
        defaultValue={user.lastName}
        error={errors.lastName}
      />
      <div className="min-[360px]:col-span-2">
        <TextField
          id="profile-email"
          type="email"
          label="E-posta"
          hint="E-posta adresiniz giriş adınızdır."
          autoComplete="username"
          defaultValue={user.email}
          readOnly
        />
      </div>
      <TextField
        id="profile-phone-number"
        name="phoneNumber"
        type="tel"
        label="Cep telefonu"
        autoComplete="tel"
        placeholder="05xxxxxxxxx"
        defaultValue={user.phoneNumber}
        error={errors.phoneNumber}
      />
      <TextField
        id="profile-phone"
        name="phone"
        type="tel"
        label="İkinci telefon"
        autoComplete="off"
        placeholder="İsteğe bağlı"
        defaultValue={user.phone ?? ''}
        error={errors.phone}
      />
    </>
  );
}
