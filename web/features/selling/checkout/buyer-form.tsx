import { type FormEvent, useState } from 'react';
import type { User } from '#shared/accounts.ts';
import type { Buyer } from '#shared/orders/order-rules.ts';
import { PROVINCE_NAMES } from '#shared/places/province-names.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldFrame, framedInput } from '#web/ui/form/field-frame.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { type FormErrors, useFormErrors } from '#web/ui/form/use-form-errors.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { Select } from '#web/ui/select.tsx';
import { type BuyerKind, buyerErrors, readBuyer } from './buyer-checks.ts';

type Props = {
  user: User;
  /** The buyer entered earlier: on this page, or in the last order. */
  known: Buyer | undefined;
  isSending: boolean;
  onDone: (buyer: Buyer) => void;
};

const KINDS = [
  { value: 'person', label: 'Kişi' },
  { value: 'company', label: 'Şirket' },
] as const;

/** The buyer as the invoice will name them; the documents are then made out to them. */
export function BuyerForm({ user, known, isSending, onDone }: Props) {
  const { form, errors, refuse } = useFormErrors();
  const [kind, setKind] = useState<BuyerKind>(known?.kind ?? 'person');

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending) return;
    const data = new FormData(event.currentTarget);
    if (!refuse(buyerErrors(kind, data))) onDone(readBuyer(kind, data));
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Segmented
          legend="Fatura kime kesilsin?"
          value={kind}
          options={KINDS}
          onChange={(value) => setKind(value === 'company' ? 'company' : 'person')}
          columns={2}
        />
      </div>
      {kind === 'company' ? <CompanyFields known={known} errors={errors} /> : null}
      <TextField
        id="buyer-name"
        name="name"
        label={kind === 'company' ? 'Yetkilinin adı ve soyadı' : 'Ad ve soyad'}
        autoComplete="name"
        maxLength={100}
        defaultValue={known?.name ?? [user.firstName, user.lastName].filter(Boolean).join(' ')}
        error={errors.name}
      />
      {kind === 'person' ? (
        <TextField
          id="buyer-identity"
          name="identityNumber"
          label="T.C. kimlik numarası (isteğe bağlı)"
          inputMode="numeric"
          autoComplete="off"
          maxLength={14}
          defaultValue={known?.identityNumber}
          error={errors.identityNumber}
        />
      ) : null}
      <PlaceFields known={known} errors={errors} />
      <Button type="submit" aria-disabled={isSending} className="min-h-12 sm:col-span-2">
        {isSending ? 'Metinler hazırlanıyor…' : 'Sözleşmeyi gör'}
      </Button>
    </form>
  );
}

type FieldsProps = { known: Buyer | undefined; errors: FormErrors };

function CompanyFields({ known, errors }: FieldsProps) {
  return (
    <>
      <div className="sm:col-span-2">
        <TextField
          id="buyer-company"
          name="companyTitle"
          label="Şirketin unvanı"
          autoComplete="organization"
          maxLength={200}
          defaultValue={known?.companyTitle}
          error={errors.companyTitle}
        />
      </div>
      <TextField
        id="buyer-tax-office"
        name="taxOffice"
        label="Vergi dairesi"
        autoComplete="off"
        maxLength={100}
        defaultValue={known?.taxOffice}
        error={errors.taxOffice}
      />
      <TextField
        id="buyer-tax-number"
        name="taxNumber"
        label="Vergi numarası"
        hint="Şahıs şirketinde T.C. kimlik numarası"
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        defaultValue={known?.taxNumber}
        error={errors.taxNumber}
      />
    </>
  );
}

function PlaceFields({ known, errors }: FieldsProps) {
  return (
    <>
      <div className="sm:col-span-2">
        <TextField
          id="buyer-address"
          name="address"
          label="Fatura adresi"
          hint="Mahalle, cadde ya da sokak, bina ve daire"
          autoComplete="street-address"
          maxLength={300}
          defaultValue={known?.address}
          error={errors.address}
        />
      </div>
      <TextField
        id="buyer-district"
        name="district"
        label="İlçe"
        autoComplete="address-level2"
        maxLength={60}
        defaultValue={known?.district}
        error={errors.district}
      />
      <FieldFrame id="buyer-city" label="İl" error={errors.city}>
        <Select
          {...framedInput({ id: 'buyer-city', error: errors.city })}
          name="city"
          autoComplete="address-level1"
          defaultValue={known?.city ?? ''}
          className="w-full [&>select]:h-12"
        >
          <option value="">Seçin</option>
          {PROVINCE_NAMES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </FieldFrame>
    </>
  );
}
