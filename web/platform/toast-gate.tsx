import { type ComponentType, useEffect, useState } from 'react';
import { logWarning } from './log-warning.ts';
import { useAuthToken } from './session.ts';
import { useToast } from './toast.ts';

/** Fetches what shows toasts. Whoever may have to tell that the connection is lost asks for it beforehand. */
export function loadToaster(): Promise<typeof import('#web/ui/toaster.tsx')> {
  return import('#web/ui/toaster.tsx');
}

/** Stands once in every page; its code comes with the first toast, or at once for who is signed in. */
export function ToastGate() {
  const hasToast = useToast() !== undefined;
  const isNeeded = useAuthToken() !== undefined || hasToast;
  const [toaster, setToaster] = useState<{ Component: ComponentType }>();
  useEffect(() => {
    if (!isNeeded || toaster) return;
    loadToaster().then(
      ({ Toaster }) => setToaster({ Component: Toaster }),
      (error: unknown) => logWarning('Toasts could not be loaded.', error),
    );
  }, [isNeeded, toaster]);
  return toaster ? <toaster.Component /> : null;
}
