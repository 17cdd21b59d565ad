import { useEffect } from 'react';
import { istanbulDate } from '#shared/text/dates.ts';
import { useMember } from '#web/features/members/accounts/index.ts';
import { createStore, useStore } from '#web/platform/create-store.ts';

/** The number of listings that a viewer may still open on a day (D21). */
type Told = { readonly viewer: string; readonly day: string; readonly left: number };

const ASK = 'ask';
let channel: BroadcastChannel | undefined;

/** The server's last number, received in any tab of this browser. */
const told = createStore<Told | undefined>(undefined, () => {
  openChannel()?.postMessage(ASK);
  return () => undefined;
});

function openChannel(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel('views-left');
  channel.addEventListener('message', ({ data }: MessageEvent<Told | typeof ASK>) => {
    const known = told.get();
    if (data !== ASK) keep(data);
    else if (known) channel?.postMessage(known);
  });
  return channel;
}

/** Responses to tabs that load at the same time arrive in any order: the lowest number of a day and viewer counts. */
function keep(next: Told): void {
  const known = told.get();
  const isSame = known?.viewer === next.viewer && known.day === next.day;
  if (!isSame || next.left < known.left) told.set(next);
}

const today = () => istanbulDate(new Date());
const viewerOf = (user: { readonly id: string } | undefined) => user?.id ?? 'visitor';

/** Shares the number in a listing's response with all tabs; does nothing without a limit. */
export function useTellViewsLeft(left: number | null | undefined): void {
  const viewer = viewerOf(useMember());
  useEffect(() => {
    if (typeof left !== 'number') return;
    const next = { viewer, day: today(), left };
    keep(next);
    openChannel()?.postMessage(next);
  }, [viewer, left]);
}

/** The number of listings that may still be opened today, as far as any tab knows. */
export function useViewsLeft(): number | undefined {
  const viewer = viewerOf(useMember());
  const known = useStore(told, undefined);
  return known?.viewer === viewer && known.day === today() ? known.left : undefined;
}
