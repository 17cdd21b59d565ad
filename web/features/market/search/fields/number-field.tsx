import { useId } from 'react';
import { formatNumber } from '#shared/text/money.ts';
import { useDraft } from './use-draft.ts';

type Props = {
  label: string;
  /** The value in the address: digits, or an empty text. */
  value: string;
  suffix: string;
  max: number;
  placeholder?: string;
  /** A year has no thousands separator. */
  isYear?: boolean;
  /** The text beside the field says the same; a screen reader still reads the label. */
  isLabelHidden?: boolean;
  onCommit: (value: string) => void;
};

function digitsOf(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
}

function withDots(digits: string): string {
  return digits === '' ? '' : formatNumber(Number(digits));
}

/**
 * A field beside a slider for an integer in Turkish notation; it takes effect on Enter or when the field loses focus.
 */
export function NumberField({
  label,
  value,
  suffix,
  max,
  placeholder,
  isYear = false,
  isLabelHidden,
  onCommit,
}: Props) {
  const id = useId();
  const grouped = isYear ? (digits: string) => digits.slice(0, 4) : withDots;
  const [text, setText] = useDraft(grouped(digitsOf(value)));
  function commit(): void {
    const digits = digitsOf(text);
    const next = digits === '' ? '' : String(Math.min(Number(digits), max));
    if (next !== value) onCommit(next);
  }
  return (
    <div className="min-w-0 grow">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-0.5 block text-xs text-ink-soft'}>
        {label}
      </label>
      <span className="flex h-11 items-center lg:h-10 rounded-control border border-line-strong bg-sheet pr-2.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-petrol">
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          placeholder={placeholder}
          maxLength={20}
          onChange={(event) => setText(grouped(digitsOf(event.target.value)))}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            commit();
          }}
          className="tabular h-full w-full min-w-0 rounded-control bg-transparent pl-2.5 text-sm text-ink outline-none"
        />
        <span className="text-xs text-ink-faint" aria-hidden="true">
          {suffix}
        </span>
      </span>
    </div>
  );
}
