import { createStore, useStore } from '#web/platform/create-store.ts';
import { readStored, writeStored } from '#web/platform/stored-text.ts';

const CLOSED_KEY = 'closed_announcements';
/** The maximum number of ids that are stored: two announcements run at a time. */
const MOST_KEPT = 8;

/**
 * Runs before the first paint, so that a closed announcement doesn't flash. Uses an adopted style sheet, because our
 * policy refuses style elements.
 */
export const CLOSED_SCRIPT = `try{var c=localStorage.${CLOSED_KEY};if(/^\\d+( \\d+)*$/.test(c)){var s=new CSSStyleSheet;s.replaceSync(c.replace(/(\\d+) ?/g,'[data-announcement="$1"],')+'x{display:none}');document.adoptedStyleSheets.push(s)}}catch(e){}`;

const NONE: readonly number[] = [];
const closed = createStore<readonly number[]>(NONE, () => {
  closed.set(readClosed());
  return () => undefined;
});

function readClosed(): readonly number[] {
  const kept = readStored('localStorage', CLOSED_KEY) ?? '';
  return kept.split(' ').filter(Boolean).map(Number);
}

/** The announcements that were closed in this browser; none on the server. */
export function useClosedAnnouncements(): readonly number[] {
  return useStore(closed, NONE);
}

export function closeAnnouncement(id: number): void {
  const kept = [...readClosed().filter((other) => other !== id), id].slice(-MOST_KEPT);
  writeStored('localStorage', CLOSED_KEY, kept.join(' '));
  closed.set(kept);
}
