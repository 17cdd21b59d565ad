import { type FormEvent, useRef } from 'react';
import { KEY_NAME, NO_SCOPE } from '#shared/field-rules/company-fields.ts';
import { fieldFault } from '#shared/field-rules/field-rule.ts';
import {
  KEY_NAME_LENGTH,
  KEY_SCOPE_NAMES,
  KEY_SCOPES,
  type KeyScope,
  MAX_KEY_ADDRESSES,
} from '#shared/organisations/key-scopes.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckBox } from '#web/ui/form/check-box.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { textOf, useFormErrors } from '#web/ui/form/use-form-errors.ts';
import type { Place } from '../organisation-calls.ts';
import { useMakeKey } from './key-calls.ts';

type Props = {
  place: Place;
  onMade: (key: string, scopes: readonly KeyScope[]) => void;
  onCancel: () => void;
};

/** Each box has its own name, so that the first one can get the focus. */
const boxOf = (scope: KeyScope) => `scope-${scope}`;
const FIRST_BOX = boxOf('listings');
/** The call's field names that differ from the form's. */
const FIELDS = { scopes: FIRST_BOX };

/** The form for a new key: name, scopes, addresses and last day. */
export function ApiKeyForm({ place, onMade, onCancel }: Props) {
  const { form, errors, refuse, refuseAnswer } = useFormErrors();
  const asked = useRef<readonly KeyScope[]>([]);
  const { make, isPending } = useMakeKey(place, {
    onMade: (key) => onMade(key, asked.current),
    onRefused: (error) => refuseAnswer(error, FIELDS),
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const name = textOf(data, 'name').trim();
    const scopes = KEY_SCOPE_NAMES.filter((scope) => data.has(boxOf(scope)));
    const wrong = {
      name: fieldFault(KEY_NAME, name),
      [FIRST_BOX]: scopes.length === 0 ? NO_SCOPE : undefined,
    };
    if (refuse(wrong)) return;
    const addresses = textOf(data, 'addresses')
      .split(/[\s,;]+/)
      .filter(Boolean);
    asked.current = scopes;
    make({ name, scopes, addresses, lastDay: textOf(data, 'lastDay') || null });
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-labelledby="anahtar-formu"
      className="flex w-full max-w-110 flex-col gap-4"
    >
      <h3 id="anahtar-formu" className="font-semibold">
        Yeni anahtar
      </h3>
      <TextField
        id="anahtar-adi"
        name="name"
        label="Ad"
        hint="Hangi programın kullandığını anlatsın."
        maxLength={KEY_NAME_LENGTH.max}
        autoComplete="off"
        error={errors.name}
      />
      <Scopes error={errors[FIRST_BOX]} />
      <TextArea
        id="anahtar-adresleri"
        name="addresses"
        label="İzin verilen adresler (isteğe bağlı)"
        hint={`Her satıra bir IP adresi ya da ağ: 203.0.113.7, 203.0.113.0/24. En çok ${MAX_KEY_ADDRESSES}. Boş bırakırsanız anahtar her yerden çalışır.`}
        autoComplete="off"
        spellCheck={false}
        error={errors.addresses}
      />
      <TextField
        id="anahtar-son-gunu"
        name="lastDay"
        type="date"
        label="Son gün (isteğe bağlı)"
        hint="Boş bırakırsanız anahtar iptal edilene kadar çalışır."
        error={errors.lastDay}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? 'Oluşturuluyor…' : 'Anahtar oluştur'}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          Vazgeç
        </Button>
      </div>
    </form>
  );
}

function Scopes({ error }: { error: string | undefined }) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-semibold">Yetkiler</legend>
      {KEY_SCOPE_NAMES.map((scope) => (
        <CheckBox
          key={scope}
          name={boxOf(scope)}
          defaultChecked={boxOf(scope) === FIRST_BOX}
          label={KEY_SCOPES[scope].name}
          hint={KEY_SCOPES[scope].hint}
          error={boxOf(scope) === FIRST_BOX ? error : undefined}
        />
      ))}
    </fieldset>
  );
}
