import { useId } from 'react';
import { CONTACT_LENGTHS, type ContactField } from '#shared/contact-rules.ts';
import { classNames } from '#web/ui/class-names.ts';

const LABELS: Readonly<Record<ContactField, string>> = {
  name: 'Adınız soyadınız',
  email: 'E-posta adresiniz',
  subject: 'Konu',
  message: 'Mesajınız',
};
const AUTO_COMPLETE: Readonly<Record<ContactField, string>> = {
  name: 'name',
  email: 'email',
  subject: 'off',
  message: 'off',
};

type Props = {
  field: ContactField;
  value: string;
  fault: string | undefined;
  onChange: (text: string) => void;
};

/** One field of the contact form, with what is wrong with it below. */
export function ContactFieldInput({ field, value, fault, onChange }: Props) {
  const id = useId();
  const shared = {
    id,
    name: field,
    value,
    required: true,
    autoComplete: AUTO_COMPLETE[field],
    maxLength: CONTACT_LENGTHS[field].max,
    'aria-invalid': fault !== undefined,
    'aria-describedby': fault ? `${id}-hata` : undefined,
    className: classNames(
      'w-full rounded-control border bg-sheet px-3 text-ink',
      field === 'message' ? 'min-h-40 py-2.5 leading-relaxed' : 'min-h-11',
      fault ? 'border-red' : 'border-line-strong',
    ),
  };
  return (
    <div className={classNames((field === 'subject' || field === 'message') && 'sm:col-span-2')}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {LABELS[field]}
      </label>
      {field === 'message' ? (
        <textarea {...shared} rows={6} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input
          {...shared}
          type={field === 'email' ? 'email' : 'text'}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {fault ? (
        <p id={`${id}-hata`} className="mt-1 text-sm text-red">
          {fault}
        </p>
      ) : null}
    </div>
  );
}
