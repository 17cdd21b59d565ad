import type { ReactNode } from 'react';
import { Select } from '../select.tsx';

type Props = {
  id: string;
  label: string;
  name?: string;
  value?: string;
  onChange?: (value: string) => void;
  children: ReactNode;
};

export function SelectField({ id, label, onChange, children, ...rest }: Props) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <Select id={id} {...rest} {...(onChange && { onChange: ({ target }) => onChange(target.value) })}>
        {children}
      </Select>
    </div>
  );
}
