import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';

type Props = { isSending: boolean; sendingLabel: string; describedBy?: string | undefined; children: ReactNode };

/**
 * The submit button of a form. Disabled until the page is interactive: before that, the browser would send the form
 * itself.
 */
export function SubmitButton({ isSending, sendingLabel, describedBy, children }: Props) {
  const isHydrated = useHydrated();
  return (
    <Button
      type="submit"
      disabled={!isHydrated}
      // Not `disabled` while sending: a disabled button would lose the focus.
      aria-disabled={isSending}
      aria-describedby={describedBy}
      className="mt-1 min-h-12 w-full"
    >
      {isSending ? sendingLabel : children}
    </Button>
  );
}
