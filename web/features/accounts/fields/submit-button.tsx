import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';

type Props = { isSending: boolean; sendingLabel: string; describedBy?: string | undefined; children: ReactNode };

/** Sends a form that the server may have rendered: before the page has come to life the browser itself would send it. */
export function SubmitButton({ isSending, sendingLabel, describedBy, children }: Props) {
  const isHydrated = useHydrated();
  return (
    <Button
      type="submit"
      disabled={!isHydrated}
      // Not disabled while it works: that would take the keyboard's place away.
      aria-disabled={isSending}
      aria-describedby={describedBy}
      className="mt-1 min-h-12 w-full"
    >
      {isSending ? sendingLabel : children}
    </Button>
  );
}
