import { listingLine } from '#server/features/members/notifications/index.ts';
import type { ListingStatus, ListingSummary } from '#shared/listings.ts';
import type { NotificationReason } from '#shared/notifications.ts';
import { formatLira } from '#shared/text/money.ts';
import { factChanges, isOpenFact } from '#shared/versions/fact-changes.ts';
import { changeSentence, factLabel, factText } from '#shared/versions/fact-texts.ts';
import type { FactChange, FactName, VersionFacts } from '#shared/versions/version-facts.ts';

/** A notification about a change of a listing, for the members who saved it. */
export type ChangeNotice = { readonly reason: NotificationReason; readonly title: string; readonly message: string };

type Given = {
  /** Its current state. */
  readonly listing: ListingSummary;
  readonly oldStatus: ListingStatus;
  readonly facts: VersionFacts;
  readonly oldFacts: VersionFacts | null;
};

/** The times of a notice change together with its end. */
const TIMES: readonly FactName[] = ['endDate', 'firstStart', 'firstEnd', 'secondStart', 'secondEnd'];
const MOST_NAMED = 3;

/**
 * Returns the notifications for a change. A new outcome is reported alone, whatever else changed with it. Otherwise a
 * later end of the same auction is reported as a postponement and the other facts as a correction, if the listing is
 * still open. Contains only facts that everybody may see (D38).
 */
export function changeNotices({ listing, oldStatus, facts, oldFacts }: Given): ChangeNotice[] {
  const outcome = listing.status === oldStatus ? undefined : outcomeOf(listing);
  if (outcome) return [outcome];
  if (listing.status !== 'open') return [];
  const changes = oldFacts ? factChanges(oldFacts, facts).filter(({ fact }) => isOpenFact(fact)) : [];
  const end = changes.find(({ fact }) => fact === 'endDate');
  const isNewRound = changes.some(({ fact }) => fact === 'secondRound');
  const isPostponed = end !== undefined && !isNewRound && String(end.after) > String(end.before);
  const others = isPostponed ? changes.filter(({ fact }) => !TIMES.includes(fact)) : changes;
  return [
    ...(OUTCOMES.includes(oldStatus) ? [reopened(listing)] : []),
    ...(isPostponed ? [postponed(end, listing)] : []),
    ...(others.length > 0 ? [corrected(others, listing, isNewRound)] : []),
  ];
}

const OUTCOMES: readonly ListingStatus[] = ['withdrawn', 'sold', 'unsold', 'annulled'];

function outcomeOf(listing: ListingSummary): ChangeNotice | undefined {
  const message = listingLine(listing);
  switch (listing.status) {
    case 'withdrawn':
      return { reason: 'withdrawn', title: 'Kaydettiğiniz ilan geri çekildi', message };
    case 'unsold':
      return { reason: 'unsold', title: 'Kaydettiğiniz ihalede satış gerçekleşmedi', message };
    case 'annulled':
      return { reason: 'unsold', title: 'Kaydettiğiniz ihale feshedildi', message };
    case 'sold': {
      const price = listing.soldPrice === null ? '' : ` · satış bedeli ${formatLira(listing.soldPrice)}`;
      return { reason: 'sold', title: 'Kaydettiğiniz ihale satışla sonuçlandı', message: `${message}${price}` };
    }
    default:
      return undefined;
  }
}

function reopened(listing: ListingSummary): ChangeNotice {
  return { reason: 'corrected', title: 'Kaydettiğiniz ilan yeniden yayında', message: listingLine(listing) };
}

function postponed({ fact, before, after }: FactChange, listing: ListingSummary): ChangeNotice {
  const message = `Bitiş ${factText(fact, before)} iken ${factText(fact, after)} oldu · ${listingLine(listing)}`;
  return { reason: 'postponed', title: 'Kaydettiğiniz ihale ertelendi', message };
}

function corrected(changes: readonly FactChange[], listing: ListingSummary, isNewRound: boolean): ChangeNotice {
  const told = changes.map(changeSentence).slice(0, MOST_NAMED);
  const left = changes.length - told.length;
  const rest = left > 0 ? [`${left} bilgi daha değişti`] : [];
  const message = [...told, ...rest, listingLine(listing)].join(' · ');
  if (isNewRound && listing.secondRound === '1')
    return { reason: 'corrected', title: 'Kaydettiğiniz ilan ikinci ihaleye çıktı', message };
  const names = changes.slice(0, MOST_NAMED).map(({ fact }) => factLabel(fact).toLocaleLowerCase('tr-TR'));
  return { reason: 'corrected', title: `Kaydettiğiniz ilan düzeltildi: ${names.join(', ')}`, message };
}
