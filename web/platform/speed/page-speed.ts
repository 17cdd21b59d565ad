import { pageKindOf } from '#shared/site/page-speed.ts';
import type { PageSpeed } from '#shared/site/page-speed-report.ts';

/**
 * The number of interactions per rank: below it the slowest one counts, from there on the second slowest, and so on, so
 * that single outliers are ignored.
 */
const TOUCHES_A_RANK = 50;
/** Layout shifts with shorter gaps than this form one group, up to the longest duration of a group. */
const PAUSE_MS = 1000;
const LONGEST_MS = 5000;

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
type Touch = PerformanceEntry & { readonly interactionId: number };

function watch<Entry extends PerformanceEntry>(
  type: string,
  see: (entry: Entry) => void,
  durationThreshold?: number,
): (() => void) | undefined {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined;
  // safe: entries are of the observed type
  const seeAll = (entries: PerformanceEntryList) => (entries as Entry[]).forEach(see);
  const observer = new PerformanceObserver((list) => seeAll(list.getEntries()));
  observer.observe({
    type,
    buffered: true,
    ...(durationThreshold && { durationThreshold }),
  } as PerformanceObserverInit);
  return () => seeAll(observer.takeRecords());
}

/**
 * Measures how fast the loaded page is, and sends the result once, when the page is left or hidden (D42): three numbers
 * and the kind of page. Nothing is stored in the browser, and nobody who has opted out is measured.
 */
export function measurePageSpeed(): void {
  const isUnwanted = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  // A page that was loaded in the background is painted only when somebody looks at it.
  if (isUnwanted || navigator.doNotTrack === '1' || document.visibilityState === 'hidden') return;
  const page = pageKindOf(location.pathname);
  let lcp: number | undefined;
  const touches = new Map<number, number>();
  const moved = { from: 0, last: 0, sum: 0, most: 0 };

  const pending = [
    watch('largest-contentful-paint', ({ startTime }) => {
      lcp = startTime;
    }),
    watch<Touch>(
      'event',
      ({ interactionId, duration }) => {
        if (interactionId) touches.set(interactionId, Math.max(duration, touches.get(interactionId) ?? 0));
      },
      16,
    ),
    watch<Shift>('layout-shift', ({ startTime, value, hadRecentInput }) => {
      if (hadRecentInput) return;
      const isNew = startTime - moved.last > PAUSE_MS || startTime - moved.from > LONGEST_MS;
      if (isNew) Object.assign(moved, { from: startTime, sum: 0 });
      moved.last = startTime;
      moved.sum += value;
      moved.most = Math.max(moved.most, moved.sum);
    }),
  ];

  addEventListener(
    'visibilitychange',
    () => {
      for (const read of pending) read?.();
      const slowest = [...touches.values()].sort((a, b) => b - a);
      const inp = slowest[rankOf(slowest.length)];
      const speed: PageSpeed = {
        page,
        ...(lcp !== undefined && { lcp }),
        ...(inp !== undefined && { inp }),
        ...(pending[2] && { cls: moved.most }),
      };
      navigator.sendBeacon('/api/page-speed', new Blob([JSON.stringify(speed)], { type: 'application/json' }));
    },
    { capture: true, once: true },
  );
}

/** The rank of the interaction that counts, with 0 for the slowest; quick ones are counted but not recorded. */
function rankOf(recorded: number): number {
  // safe: browsers that don't count yet have no such property
  const { interactionCount = recorded } = performance as Performance & { readonly interactionCount?: number };
  return Math.min(recorded - 1, Math.floor(interactionCount / TOUCHES_A_RANK));
}
