import { LAW } from '#shared/law/law-figures.ts';

const MINUTE_MS = 60_000;
const WINDOW_MS = LAW.extensionWindowMinutes.value * MINUTE_MS;
const EXTENSION_MS = LAW.extensionMinutes.value * MINUTE_MS;
const CAP_MS = LAW.extensionCapMinutes.value * MINUTE_MS;

/**
 * The end of an auction after each of its bids, in the order of the bids (İİK 111/b-6). The first bid within the last
 * minutes moves the end to the announced end plus the extension; a bid during the extension moves it to the time of
 * that bid plus the extension; all extensions together have a maximum. The portal's clock is decisive; this is only an
 * explanation.
 */
export function endsAfterBids(announcedEnd: Date, bids: readonly Date[]): Date[] {
  const announced = announcedEnd.getTime();
  let end = announced;
  return bids.map((bid) => {
    const at = bid.getTime();
    if (at < end) {
      if (at >= announced) end = Math.max(end, at + EXTENSION_MS);
      else if (at >= announced - WINDOW_MS) end = announced + EXTENSION_MS;
      end = Math.min(end, announced + CAP_MS);
    }
    return new Date(end);
  });
}
