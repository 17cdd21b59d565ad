export const MAX_ALERTS = 50;

export const MAX_SAVED_ADS = 1000;

export const MAX_ALERT_NAME_LENGTH = 100;

/** Maximum length of `searchCriteria`, as the JSON text that is sent. */
export const MAX_CRITERIA_LENGTH = 8000;

/**
 * News from the read documents of matching listings; an alert reports it if its owner is premium and has switched it
 * on.
 */
export const PAPER_NEWS = ['contradiction', 'paperFindings'] as const;
export type PaperNews = (typeof PAPER_NEWS)[number];
export const PAPER_NEWS_LABELS: Readonly<Record<PaperNews, string>> = {
  contradiction: 'Yeni çelişki',
  paperFindings: 'Okunan belgede yeni bilgi',
};

/** Why an alert reports a listing; `NOTIFICATION_REASONS` explains each. */
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
