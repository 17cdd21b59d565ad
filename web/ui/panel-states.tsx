import { useEffect, useEffectEvent } from 'react';
import { ConnectionError } from '#web/platform/api-client.ts';
import { RotateCw, TriangleAlert, WifiOff } from '#web/ui/icons.tsx';
import { Button } from './button.tsx';
import { MessageState } from './message-state.tsx';
import { CONNECTION_TITLE, reasonOf } from './toasts/toast-failure.ts';

/** Shown while a list is loading. */
export function LoadingRows({ label, count = 3 }: { label: string; count?: number }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-3">
      {Array.from({ length: count }, (_, index) => `row-${index}`).map((row) => (
        <div key={row} className="sheet animate-shimmer flex flex-col gap-3 p-5">
          <span className="block h-4 w-2/5 rounded-control bg-sunk" />
          <span className="block h-4 w-4/5 rounded-control bg-sunk" />
        </div>
      ))}
    </div>
  );
}

type FailureProps = { title: string; error: unknown; onRetry: () => void };

/**
 * An error while loading: the reason, and a button to try again. It retries automatically when the connection is back.
 */
export function LoadFailure({ title, error, onRetry }: FailureProps) {
  const isOffline = error instanceof ConnectionError;
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (!isOffline) return;
    const onOnline = () => retry();
    globalThis.addEventListener('online', onOnline);
    return () => globalThis.removeEventListener('online', onOnline);
  }, [isOffline]);
  return (
    <div role="alert">
      <MessageState
        icon={isOffline ? WifiOff : TriangleAlert}
        title={isOffline ? CONNECTION_TITLE : title}
        action={
          <Button onClick={onRetry}>
            <RotateCw size={20} aria-hidden="true" />
            Yeniden dene
          </Button>
        }
      >
        {reasonOf(error) ?? 'Sorun bizden kaynaklanıyor olabilir. Biraz sonra yeniden deneyin.'}
      </MessageState>
    </div>
  );
}
