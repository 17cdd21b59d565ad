import { type ReactNode, useEffect, useRef } from 'react';
import { nextPaint } from '#web/platform/speed/next-paint.ts';
import { useDraft } from './use-draft.ts';

type Props = {
  name: string;
  value: string;
  isChosen: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** A checkbox in a list of options. It is ticked first, because the search that follows renders a page. */
export function CheckOption({ name, value, isChosen, onToggle, children }: Props) {
  const [isChecked, setChecked] = useDraft(isChosen);
  const latest = useRef(onToggle);
  useEffect(() => {
    latest.current = onToggle;
  });
  return (
    <label className="option-row">
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={isChecked}
        onChange={({ target }) => {
          setChecked(target.checked);
          void nextPaint().then(() => latest.current());
        }}
        className="size-4.5 shrink-0 outline-none"
      />
      {children}
    </label>
  );
}
