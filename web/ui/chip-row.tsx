import { type ReactNode, useRef } from 'react';
import { useArrowGroups } from './use-arrow-groups.ts';

/** Chips side by side: one tab stop with arrow keys; on phones one row, which scrolls to the focused chip. */
export function ChipRow({ children }: { children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  useArrowGroups(row, { isRow: true });
  return (
    <div ref={row} className="chip-row">
      {children}
    </div>
  );
}
