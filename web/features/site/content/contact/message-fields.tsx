import type { ChangeEvent } from 'react';
import { fieldFault } from '#shared/field-rules/field-rule.ts';
import { CONTACT_FIELDS, type ContactField } from '#shared/field-rules/help-fields.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { FormErrors } from '#web/ui/form/use-form-errors.ts';

type Props = {
  subject: string;
  errors: FormErrors;
  recheck: (field: ContactField, error: string | undefined) => void;
};

/** The fields of a message. They are uncontrolled, so text typed before the scripts run is kept. */
export function MessageFields({ subject, errors, recheck }: Props) {
  const common = (name: ContactField) => ({
    id: `contact-${name}`,
    name,
    required: true,
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      recheck(name, fieldFault(CONTACT_FIELDS[name], target.value)),
  });
  return (
    <>
      <TextField {...common('name')} label="Adınız soyadınız" autoComplete="name" />
      <TextField {...common('email')} label="E-posta adresiniz" type="email" autoComplete="email" />
      <div className="sm:col-span-2">
        <TextField {...common('subject')} label="Konu" autoComplete="off" defaultValue={subject} />
      </div>
      <div className="sm:col-span-2">
        <TextArea {...common('message')} label="Mesajınız" autoComplete="off" />
      </div>
      {/* A honeypot: people never see this field, only bots fill it in. */}
      <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
        <label>
          Bu alanı boş bırakın
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
