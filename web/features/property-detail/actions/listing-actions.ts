import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import type { LOCKABLE_FIELDS, PropertyDetail } from '#shared/properties.ts';
import { FIRST_ANSWER_HOURS } from '#shared/support/first-answer.ts';
import { dialledNumber } from '../office/dialled-number.ts';

export type ActionName = 'portal' | 'support' | 'documents' | 'parcel' | 'valuation';

/**
 * `link`, `documents` and `conversation` open something, `locked` opens the subscription dialog, `missing` gives the reason, `loading`
 * keeps the place.
 */
export type ActionState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'link'; readonly href: string; readonly note: string }
  | { readonly kind: 'documents'; readonly note: string }
  | { readonly kind: 'conversation'; readonly propertyId: number; readonly note: string }
  | { readonly kind: 'locked' }
  | { readonly kind: 'missing'; readonly reason: string };

export type ListingAction = { readonly name: ActionName; readonly state: ActionState };

const LOADING: ActionState = { kind: 'loading' };
const NEW_TAB = 'Yeni sekmede açılır';

function isLocked(detail: PropertyDetail, field: (typeof LOCKABLE_FIELDS)[number]): boolean {
  return detail.locked.includes(field);
}

function linkState(detail: PropertyDetail, field: 'uyapLink' | 'parselLink' | 'degerleme'): ActionState {
  const href = detail[field];
  if (href !== null) return { kind: 'link', href, note: NEW_TAB };
  return isLocked(detail, field) ? { kind: 'locked' } : { kind: 'missing', reason: 'Bağlantı verilmemiş' };
}

/** Live support comes with premium (D29); everyone else writes by the site's own button. */
function supportState(detail: PropertyDetail): ActionState {
  if (detail.contact === null) return { kind: 'locked' };
  const { phone } = detail.contact;
  if (phone !== null) return { kind: 'link', href: `tel:${dialledNumber(phone)}`, note: phone };
  return { kind: 'conversation', propertyId: detail.id, note: `Mesajla, ${FIRST_ANSWER_HOURS.premium} saatte yanıt` };
}

function documentsState(detail: PropertyDetail): ActionState {
  if (detail.documentFiles.length > 0) return { kind: 'documents', note: `${detail.documentFiles.length} belge` };
  if (isLocked(detail, 'documentFiles') && (detail.documentsLeftToday ?? 0) > 0)
    return { kind: 'documents', note: `Bugün ${detail.documentsLeftToday} belge hakkınız var` };
  return isLocked(detail, 'documentFiles') ? { kind: 'locked' } : { kind: 'missing', reason: 'Belge eklenmemiş' };
}

/**
 * The actions of a listing (spec §2). Parcel: always for real estate, for a vehicle only with a link, never for
 * movables. Valuation: only for real estate (D13). Until the detail is loaded, only those that are certain.
 */
export function listingActions(kind: CategoryNumber, detail: PropertyDetail | undefined): ListingAction[] {
  const state = (read: (known: PropertyDetail) => ActionState) => (detail ? read(detail) : LOADING);
  const parcel = state((known) => linkState(known, 'parselLink'));
  const hasVehicleParcel = parcel.kind === 'link' || parcel.kind === 'locked';
  const showsParcel = kind === '1' || (kind === '2' && hasVehicleParcel);
  const actions: ListingAction[] = [
    { name: 'portal', state: state((known) => linkState(known, 'uyapLink')) },
    { name: 'support', state: state(supportState) },
    { name: 'documents', state: state(documentsState) },
  ];
  if (showsParcel) actions.push({ name: 'parcel', state: parcel });
  if (kind === '1') actions.push({ name: 'valuation', state: state((known) => linkState(known, 'degerleme')) });
  return actions;
}
