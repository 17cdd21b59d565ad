import { type ComponentType, useEffect, useState } from 'react';
import { logWarning } from '#web/platform/log-warning.ts';
import type { ConsentBarProps } from './consent-bar.tsx';
import { useStorageQuestion } from './preferences.ts';

/** Stands once in every page; its code comes only to who has not chosen yet, or wants to choose anew. */
export function ConsentGate() {
  const question = useStorageQuestion();
  const [bar, setBar] = useState<{ Component: ComponentType<ConsentBarProps> }>();
  const isNeeded = question !== 'closed';
  useEffect(() => {
    if (!isNeeded || bar) return;
    import('./consent-bar.tsx').then(
      ({ ConsentBar }) => setBar({ Component: ConsentBar }),
      // Unasked, nothing is kept.
      (error: unknown) => logWarning('The question what may be kept could not be loaded.', error),
    );
  }, [isNeeded, bar]);
  return isNeeded && bar ? <bar.Component isChanging={question === 'changing'} /> : null;
}
