import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

type Props = {
  id: string;
  label: string;
  maxLength: number;
  /** The error in a text; undefined if it is valid. */
  fault: (text: string) => string | undefined;
  onAdd: (text: string) => void;
};

/** A form that adds a line of text to a list. */
export function AddForm({ id, label, maxLength, fault, onAdd }: Props) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  function submit(event: FormEvent): void {
    event.preventDefault();
    const typed = text.trim();
    const wrong = typed === '' ? 'Önce bir şey yazın.' : fault(typed);
    setError(wrong);
    if (wrong) return;
    onAdd(typed);
    setText('');
  }
  return (
    <form noValidate onSubmit={submit} className="mt-3 flex items-start gap-2">
      <div className="min-w-0 grow">
        <TextField
          id={id}
          label={label}
          autoComplete="off"
          maxLength={maxLength}
          error={error}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setError(undefined);
          }}
        />
      </div>
      <Button type="submit" look="secondary" className="mt-6.5" aria-label={`${label}: ekle`}>
        Ekle
      </Button>
    </form>
  );
}
