/** Saved searches that one account may keep. */
export const MAX_ALERTS = 50;

/** Listings that one account may keep. */
export const MAX_SAVED_ADS = 1000;

export const MAX_ALERT_NAME_LENGTH = 100;

/** Longest `searchCriteria`, as the JSON text it is sent as. */
export const MAX_CRITERIA_LENGTH = 8000;

/** What read documents newly say of its matches; an alert tells it where its owner asks for it and is premium. */
export const PAPER_NEWS = ['contradiction', 'paperFindings'] as const;
export type PaperNews = (typeof PAPER_NEWS)[number];
export const PAPER_NEWS_LABELS: Readonly<Record<PaperNews, string>> = {
  contradiction: 'Yeni çelişki',
  paperFindings: 'Okunan belgede yeni bilgi',
};

/** Why an alert tells of a listing; the meaning of each stands beside `NOTIFICATION_REASONS`. */
export const ALERT_REASONS = [
  'new',
  'reopened',
  'secondRound',
  'priceDrop',
  'changed',
  'dueSoon',
  ...PAPER_NEWS,
] as const;
export type AlertReason = (typeof ALERT_REASONS)[number];
