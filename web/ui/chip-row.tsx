import { type ReactNode, useRef } from 'react';
import { useArrowGroups } from './use-arrow-groups.ts';

/** Chips side by side: one stop for Tab, moved in by arrows; on phones one row, which the focus pushes aside. */
export function ChipRow({ children }: { children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  useArrowGroups(row, { isRow: true });
  return (
    <div ref={row} className="chip-row">
      {children}
    </div>
  );
}
