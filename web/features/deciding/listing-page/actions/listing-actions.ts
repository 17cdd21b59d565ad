import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import type { ListingDetail, LOCKABLE_FIELDS } from '#shared/listings.ts';
import { FIRST_ANSWER_HOURS } from '#shared/support/first-answer.ts';
import { dialledNumber } from '../office/dialled-number.ts';

export type ActionName = 'source' | 'portal' | 'support' | 'documents' | 'parcel' | 'valuation';

/**
 * `link`, `documents` and `conversation` open something, `locked` opens the subscription dialog, `loading` is a
 * placeholder.
 */
export type ActionState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'link'; readonly href: string; readonly note: string }
  | { readonly kind: 'documents'; readonly note: string }
  | { readonly kind: 'conversation'; readonly propertyId: number; readonly note: string }
  | { readonly kind: 'locked' };

export type ListingAction = { readonly name: ActionName; readonly state: ActionState };

const LOADING: ActionState = { kind: 'loading' };
const NEW_TAB = 'Yeni sekmede açılır';

function isLocked(detail: ListingDetail, field: (typeof LOCKABLE_FIELDS)[number]): boolean {
  return detail.locked.includes(field);
}

function linkState(detail: ListingDetail, field: 'uyapLink' | 'parselLink' | 'degerleme'): ActionState | undefined {
  const href = detail[field];
  if (href !== null) return { kind: 'link', href, note: NEW_TAB };
  return isLocked(detail, field) ? { kind: 'locked' } : undefined;
}

/** Premium includes live support (D29); everyone else uses the site's own support button. */
function supportState(detail: ListingDetail): ActionState {
  if (detail.contact === null) return { kind: 'locked' };
  const { phone } = detail.contact;
  if (phone !== null) return { kind: 'link', href: `tel:${dialledNumber(phone)}`, note: phone };
  return { kind: 'conversation', propertyId: detail.id, note: `Mesajla, ${FIRST_ANSWER_HOURS.premium} saatte yanıt` };
}

function documentsState(detail: ListingDetail): ActionState | undefined {
  if (detail.documentFiles.length > 0) return { kind: 'documents', note: `${detail.documentFiles.length} belge` };
  if (isLocked(detail, 'documentFiles') && (detail.documentsLeftToday ?? 0) > 0)
    return { kind: 'documents', note: `Bugün ${detail.documentsLeftToday} belge hakkınız var` };
  return isLocked(detail, 'documentFiles') ? { kind: 'locked' } : undefined;
}

/** The link to the original, if the listing has no page on the portal: then it is the most useful action. */
function sourceState(detail: ListingDetail): ActionState | undefined {
  if (detail.sourceUrl === null || linkState(detail, 'uyapLink') !== undefined) return undefined;
  return { kind: 'link', href: detail.sourceUrl, note: 'İlanın aslı, yeni sekmede' };
}

type ActionReader = (detail: ListingDetail) => ActionState | undefined;

/**
 * The actions that a kind of listing can have (spec §2). Parcel: never for movables. Valuation: only for real estate
 * (D13).
 */
function readersOf(kind: CategoryNumber): [name: ActionName, read: ActionReader][] {
  const readers: [ActionName, ActionReader][] = [
    ['source', sourceState],
    ['portal', (detail) => linkState(detail, 'uyapLink')],
    ['support', supportState],
    ['documents', documentsState],
  ];
  if (kind !== '3') readers.push(['parcel', (detail) => linkState(detail, 'parselLink')]);
  if (kind === '1') readers.push(['valuation', (detail) => linkState(detail, 'degerleme')]);
  return readers;
}

/**
 * The available actions of a listing: only those that lead somewhere. Until the detail is loaded, as many placeholders
 * as usual for a listing with (`hasPictures`) or without pictures.
 */
export function listingActions(
  kind: CategoryNumber,
  detail: ListingDetail | undefined,
  hasPictures = true,
): ListingAction[] {
  const readers = readersOf(kind);
  if (detail)
    return readers.flatMap(([name, read]) => {
      const state = read(detail);
      return state ? [{ name, state }] : [];
    });
  const usual: readonly ActionName[] = hasPictures
    ? ['portal', 'support', 'documents', ...(kind === '1' ? (['parcel', 'valuation'] as const) : [])]
    : ['source', 'support'];
  return usual.map((name) => ({ name, state: LOADING }));
}

const MISSING_NAMES: Partial<Record<ActionName, string>> = {
  portal: 'e-Satış bağlantısı',
  documents: 'belge',
  parcel: 'parsel sorgusu',
  valuation: 'değerleme',
};

/** The fields that the source doesn't provide, as words for a sentence. A vehicle has a parcel only by chance. */
export function missingOf(kind: CategoryNumber, detail: ListingDetail): string[] {
  const given = listingActions(kind, detail).map(({ name }) => name);
  const missing = readersOf(kind).flatMap(([name]) =>
    given.includes(name) || (name === 'parcel' && kind !== '1') ? [] : (MISSING_NAMES[name] ?? []),
  );
  const hasText = detail.description !== null || detail.descriptionPreview !== null;
  return hasText ? missing : ['ilan metni', ...missing];
}
