import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { FoldedSection } from '#web/ui/folded-section.tsx';

type Props = {
  anchor: string;
  title: string;
  state: string;
  hint: string;
  children: ReactNode;
};

/** A rarely used section: folded, with its state in one line. The address stores which one is open, for a reload. */
export function RareSection({ anchor, title, state, hint, children }: Props) {
  const isAsked = useLocation({ select: ({ hash }) => hash === anchor });
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(isAsked);
  useEffect(() => {
    if (isAsked) setOpen(true);
  }, [isAsked]);
  function toggle(opened: boolean): void {
    setOpen(opened);
    if (opened === isAsked) return;
    void navigate({
      to: '/kurum',
      search: (kept) => kept,
      ...(opened && { hash: anchor }),
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  }
  return (
    <FoldedSection title={title} state={state} isOpen={isOpen} onToggle={toggle}>
      <p className="mb-4 max-w-text text-sm text-ink-soft">{hint}</p>
      {children}
    </FoldedSection>
  );
}
