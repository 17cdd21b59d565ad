import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

export type Choice<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly note?: ReactNode;
};

type Props<Value extends string> = {
  legend: string;
  /** Undefined while nothing is selected. */
  value: Value | undefined;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
  /** Side by side from this container width; otherwise always one below the other. */
  isWide?: boolean;
  error?: string | undefined;
};

/** A choice of two or three options, each with its meaning: radio buttons drawn as cards. */
export function ChoiceCards<Value extends string>({ legend, value, choices, onChange, isWide, error }: Props<Value>) {
  const name = useId();
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className={classNames('grid gap-2', isWide && 'min-[360px]:grid-cols-2')}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames(
              'flex min-h-12 cursor-pointer items-start gap-2.5 rounded-control border px-3 py-2.5',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-petrol',
              choice.value === value ? 'border-petrol bg-petrol-tint' : 'border-line-strong bg-sheet hover:bg-sunk',
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="mt-1 size-4.5 shrink-0 accent-petrol outline-none"
            />
            <span className="min-w-0">
              <span className="block font-semibold">{choice.label}</span>
              {choice.note ? <span className="tabular block text-sm text-ink-soft">{choice.note}</span> : null}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${name}-error`} role="alert" className="mt-2 text-sm font-medium text-red">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
