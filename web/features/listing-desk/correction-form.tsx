import { useState } from 'react';
import { CORRECTABLE_FIELD_NAMES, type CorrectableField, FIELD_NAMES } from '#shared/desk/correctable-fields.ts';
import type { DeskListing } from '#shared/desk/desk-listings.ts';
import { parseTurkishNumber } from '#shared/text/money.ts';
import { ActForm } from '#web/features/desk/index.ts';
import { instantOf } from '#web/platform/istanbul-input.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { textOf } from '#web/ui/form/use-form-errors.ts';
import { Select } from '#web/ui/select.tsx';
import { inputTextOf } from './field-texts.ts';

/** Puts one field of a listing right. */
export function CorrectionForm({ listing }: { listing: DeskListing }) {
  const [field, setField] = useState<CorrectableField>('title');
  return (
    <ActForm
      title="Bir alanı düzelt"
      hint="Kaynağın söylediği saklanır. Düzeltme her toplamada kalır; kaynak bu alanı değiştirirse onun bilgisi geçer."
      button="Düzelt"
      path={`/api/desk/listings/${listing.id}/corrections`}
      read={(data) => readValue(field, textOf(data, 'value').trim())}
    >
      {(errors) => (
        <>
          <label htmlFor="duzeltilen-alan" className="flex flex-col gap-1 font-semibold">
            Alan
            <Select
              id="duzeltilen-alan"
              value={field}
              // safe: the options are the fields
              onChange={(event) => setField(event.target.value as CorrectableField)}
              className="font-normal"
            >
              {CORRECTABLE_FIELD_NAMES.map((name) => (
                <option key={name} value={name}>
                  {FIELD_NAMES[name]}
                </option>
              ))}
            </Select>
          </label>
          <TextField
            key={field}
            id="yeni-deger"
            name="value"
            type={field === 'endDate' ? 'datetime-local' : 'text'}
            label="Doğrusu"
            hint={field === 'price' ? 'Lira olarak; boş bırakılırsa bilinmiyor.' : 'Boş bırakılırsa bilinmiyor.'}
            defaultValue={inputTextOf(field, listing.fields[field])}
            maxLength={1000}
            error={errors.value}
          />
        </>
      )}
    </ActForm>
  );
}

function readValue(field: CorrectableField, text: string) {
  if (text === '') return { body: { field, value: null } };
  if (field === 'endDate') return { body: { field, value: instantOf(text) } };
  if (field !== 'price') return { body: { field, value: text } };
  const price = parseTurkishNumber(text);
  return price === undefined
    ? { errors: { value: 'Tutarı 2.500.000 ya da 2.500.000,50 gibi yazın.' } }
    : { body: { field, value: price } };
}
