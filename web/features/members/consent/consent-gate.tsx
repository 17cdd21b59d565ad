import { type ComponentType, useEffect, useState } from 'react';
import { logWarning } from '#web/platform/log-warning.ts';
import type { ConsentBarProps } from './consent-bar.tsx';
import { useStorageQuestion } from './preferences.ts';

/** Mounted once on every page; its code is loaded only while the question about storage is open. */
export function ConsentGate() {
  const question = useStorageQuestion();
  const [bar, setBar] = useState<{ Component: ComponentType<ConsentBarProps> }>();
  const isNeeded = question !== 'closed';
  useEffect(() => {
    if (!isNeeded || bar) return;
    import('./consent-bar.tsx').then(
      ({ ConsentBar }) => setBar({ Component: ConsentBar }),
      // Without an answer nothing is stored.
      (error: unknown) => logWarning('The question what may be kept could not be loaded.', error),
    );
  }, [isNeeded, bar]);
  return isNeeded && bar ? <bar.Component isChanging={question === 'changing'} /> : null;
}
