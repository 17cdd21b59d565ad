import { useState } from 'react';
import { FIELD_NAMES } from '#shared/desk/correctable-fields.ts';
import type { DeskListing } from '#shared/desk/desk-listings.ts';
import { parseTurkishNumber } from '#shared/text/money.ts';
import { ActForm } from '#web/features/desk/desk/index.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { instantOf } from '#web/platform/istanbul-input.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { textOf } from '#web/ui/form/use-form-errors.ts';
import { Select } from '#web/ui/select.tsx';
import { inputTextOf } from './field-texts.ts';

type Correctable = DeskListing['correctable'][number];

/** Corrects one field of a listing. */
export function CorrectionForm({ listing }: { listing: DeskListing }) {
  const [name, setName] = useState<string>('title');
  const field = listing.correctable.find((one) => one.field === name);
  return (
    <ActForm
      title="Alan düzeltme"
      hint="Kaynağın söylediği saklanır. Düzeltme her toplamada kalır; kaynak bu alanı ya da ilanın sözlerini değiştirirse onun bilgisi geçer."
      button="Alanı düzelt"
      path={apiPath('/api/desk/listings/:id/corrections', { id: listing.id })}
      read={(data) => (field ? readValue(field, textOf(data, 'value').trim()) : { errors: { value: 'Alan seçin.' } })}
    >
      {(errors) => (
        <>
          <label htmlFor="duzeltilen-alan" className="flex flex-col gap-1 font-semibold">
            Alan
            <Select
              id="duzeltilen-alan"
              value={name}
              onChange={(event) => setName(event.target.value)}
              className="font-normal"
            >
              {listing.correctable.map((one) => (
                <option key={one.field} value={one.field}>
                  {FIELD_NAMES[one.field]}
                </option>
              ))}
            </Select>
          </label>
          {field ? <ValueField key={name} field={field} error={errors.value} /> : null}
        </>
      )}
    </ActForm>
  );
}

function ValueField({ field, error }: { field: Correctable; error: string | undefined }) {
  if (field.kind === 'choice')
    return (
      <label htmlFor="yeni-deger" className="flex flex-col gap-1 font-semibold">
        Doğrusu
        <Select id="yeni-deger" name="value" defaultValue={String(field.value ?? '')} className="font-normal">
          <option value="">bilinmiyor</option>
          {field.choices.map(({ value, label }) => (
            <option key={label} value={String(value)}>
              {label}
            </option>
          ))}
        </Select>
      </label>
    );
  return (
    <TextField
      id="yeni-deger"
      name="value"
      type={field.kind === 'instant' ? 'datetime-local' : 'text'}
      label="Doğrusu"
      hint={field.kind === 'amount' ? 'Lira olarak; boş bırakılırsa bilinmiyor.' : 'Boş bırakılırsa bilinmiyor.'}
      defaultValue={inputTextOf(field.kind, field.value)}
      maxLength={1000}
      error={error}
    />
  );
}

function readValue({ field, kind, choices }: Correctable, text: string) {
  if (text === '') return { body: { field, value: null } };
  if (kind === 'instant') return { body: { field, value: instantOf(text) } };
  if (kind === 'choice')
    return { body: { field, value: choices.find(({ value }) => String(value) === text)?.value ?? null } };
  if (kind === 'text') return { body: { field, value: text } };
  const number = parseTurkishNumber(text);
  return number === undefined
    ? { errors: { value: 'Sayıyı 2.500.000 ya da 2.500.000,50 gibi yazın.' } }
    : { body: { field, value: number } };
}
