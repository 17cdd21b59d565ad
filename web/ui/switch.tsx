import { Switch as RadixSwitch } from 'radix-ui';
import type { ReactNode } from 'react';

type Props = {
  id: string;
  label: ReactNode;
  /** A sentence that explains the switch. */
  hint?: ReactNode;
  isOn: boolean;
  /** A precondition is missing; the hint names it. */
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
};

/** A setting that takes effect at once. */
export function Switch({ id, label, hint, isOn, isDisabled, onChange }: Props) {
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {hint ? (
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </p>
        ) : null}
      </div>
      <SwitchControl
        id={id}
        describedBy={hint ? `${id}-hint` : undefined}
        isOn={isOn}
        isDisabled={isDisabled}
        onChange={onChange}
      />
    </div>
  );
}

type ControlProps = {
  id?: string;
  /** Its accessible name if there is no label. */
  name?: string;
  describedBy?: string | undefined;
  isOn: boolean;
  isDisabled?: boolean | undefined;
  onChange: (isOn: boolean) => void;
};

/** The switch without its label. */
export function SwitchControl({ id, name, describedBy, isOn, isDisabled, onChange }: ControlProps) {
  return (
    <RadixSwitch.Root
      id={id}
      aria-label={name}
      aria-describedby={describedBy}
      checked={isOn}
      disabled={isDisabled}
      onCheckedChange={onChange}
      className="inline-flex h-7 w-12 shrink-0 items-center rounded-full border border-line-strong bg-sunk p-0.5 transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:border-petrol data-[state=checked]:bg-petrol"
    >
      <RadixSwitch.Thumb className="block size-5.5 rounded-full bg-line-strong transition-transform duration-150 data-[state=checked]:translate-x-5 data-[state=checked]:bg-on-petrol" />
    </RadixSwitch.Root>
  );
}
