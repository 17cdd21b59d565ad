import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Plus } from '#web/ui/icons.tsx';

type Props = {
  id?: string;
  /** Only one part of a group is open at a time; browsers enforce it even without JavaScript. */
  group?: string;
  isOpen?: boolean;
  onToggle?: () => void;
  summary: ReactNode;
  children: ReactNode;
  className?: string;
};

/** A part of a page that unfolds below its title. With `onToggle` the page controls whether it is open. */
export function Disclosure({ id, group, isOpen, onToggle, summary, children, className }: Props) {
  function toggle(event: MouseEvent): void {
    if (!onToggle) return;
    event.preventDefault();
    onToggle();
  }
  return (
    <details id={id} name={group} open={isOpen} className={classNames('group', className)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button to everyone. */}
      <summary
        onClick={toggle}
        className="flex min-h-14 items-center justify-between gap-4 py-3 leading-snug font-semibold marker:content-none [&::-webkit-details-marker]:hidden"
      >
        <span>{summary}</span>
        <Plus
          size={20}
          aria-hidden="true"
          className="shrink-0 text-petrol transition-transform duration-150 group-open:rotate-45 print:hidden"
        />
      </summary>
      {children}
    </details>
  );
}
