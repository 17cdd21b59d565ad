/** The events that webhooks report, in words for the person who chooses them. */
export const WEBHOOK_EVENTS = {
  'listing.created': { name: 'Yeni ilan', hint: 'Bir ilan yayına girdi ya da yeniden yayına alındı.' },
  'listing.changed': { name: 'İlan değişti', hint: 'Fiyat, tarih, metin ya da başka bir bilgi değişti.' },
  'listing.ended': { name: 'Süre doldu', hint: 'İhalenin süresi doldu; sonucu henüz bilinmiyor.' },
  'listing.sold': { name: 'Satıldı', hint: 'Kaynağı satıldığını bildirdi.' },
  'listing.unsold': { name: 'Satılamadı', hint: 'Kaynağı satılamadığını bildirdi.' },
  'listing.withdrawn': { name: 'İlan kalktı', hint: 'Satıştan çekildi ya da yayından kaldırıldı.' },
  'lot.changed': { name: 'Aynı malın ilanları', hint: 'Aynı malı satan başka bir ilan bulundu ya da ilanlar ayrıldı.' },
  'alert.matched': { name: 'Uyarı buldu', hint: 'Kurumda paylaşılan bir uyarıya uyan ilan bulundu.' },
  'report.ready': { name: 'Rapor hazır', hint: 'Paylaşılan bir görünümün raporu hazırlandı.' },
} as const;
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
// Safe: the keys are those of the object.
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as [WebhookEvent, ...WebhookEvent[]];

export function isWebhookEvent(text: string): text is WebhookEvent {
  return text in WEBHOOK_EVENTS;
}

/** `off`: switched off by us after days of failure; only people can switch it on again. */
export const WEBHOOK_STATES = ['active', 'paused', 'off'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/** The listings and lots that an endpoint is notified of; matches of alerts and reports are always sent. */
export const WEBHOOK_LISTINGS = {
  all: 'Bütün ilanlar',
  shared: 'Yalnızca kurumda paylaşılan ilanlar',
  alerts: 'Yalnızca kurumun uyarılarının bulduğu ilanlar',
} as const;
export type WebhookListings = keyof typeof WEBHOOK_LISTINGS;
// Safe: the keys are those of the object.
export const WEBHOOK_LISTINGS_NAMES = Object.keys(WEBHOOK_LISTINGS) as [WebhookListings, ...WebhookListings[]];

export const MAX_WEBHOOKS = 10;
export const MAX_WEBHOOK_URL_LENGTH = 500;
/** The maximum number of messages in an endpoint's log, the latest first. */
export const SHOWN_WEBHOOK_MESSAGES = 50;
/** After a new secret was created, messages are signed with both for this long. */
export const SECRET_OVERLAP_HOURS = 24;
/** An attempt fails if the endpoint does not answer within this time. */
export const WEBHOOK_ANSWER_SECONDS = 15;
/** Delivery of a message is attempted for this long. */
export const WEBHOOK_TRY_HOURS = 24;
/** An endpoint that accepts nothing for this long is switched off. */
export const WEBHOOK_OFF_AFTER_DAYS = 3;
export const WEBHOOK_LOG_DAYS = 7;
