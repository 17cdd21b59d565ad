import { useId, useState } from 'react';
import { MAX_KURUS } from '#shared/law/bid/kurus.ts';
import { FieldFrame, framedInput } from './field-frame.tsx';
import { readHundredths, writeHundredths } from './hundredths.ts';
import { useReportedFault } from './wrong-fields.ts';

type Props = {
  label: string;
  /** In hundredths; null if the field is empty. */
  value: number | null;
  unit: '₺' | '%' | 'ay';
  /** In hundredths; the maximum that is accepted. */
  most?: number;
  hint?: string | undefined;
  /** A reason to doubt a valid number; it counts anyway. */
  doubt?: string | undefined;
  isDisabled?: boolean;
  onChange: (value: number | null) => void;
  /** Called when the field loses the focus. */
  onLeave?: () => void;
};

/**
 * A sum, a share or a number of months in Turkish notation. While the text is not a number, the last valid one counts.
 */
export function FigureField(props: Props) {
  const { label, value, unit, most = MAX_KURUS, hint, doubt, isDisabled, onChange, onLeave } = props;
  const id = useId();
  const [text, setText] = useState(writeHundredths(value));
  const isWrong = readHundredths(text, most) === undefined;
  useReportedFault(label, isWrong);
  const error = isWrong ? `1.250.000,50 gibi, en çok ${writeHundredths(most)} olan bir sayı yazın.` : undefined;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <span className="flex h-11 items-center rounded-control border border-line-strong bg-sheet pr-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-petrol">
        <input
          {...framedInput({ id, hint, error })}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          disabled={isDisabled}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            const read = readHundredths(target.value, most);
            if (read !== undefined) onChange(read);
          }}
          onBlur={() => {
            if (!isWrong) setText(writeHundredths(readHundredths(text, most) ?? null));
            onLeave?.();
          }}
          className="tabular h-full w-full min-w-0 rounded-control bg-transparent px-2 text-right text-ink outline-none disabled:text-ink-faint"
        />
        <span className="text-sm text-ink-soft" aria-hidden="true">
          {unit}
        </span>
      </span>
      {doubt && !isWrong ? (
        <p role="alert" className="mt-1 text-sm font-medium text-amber">
          {doubt}
        </p>
      ) : null}
    </FieldFrame>
  );
}
