/** How a request about personal data can be answered. */
export const REMOVAL_DECISIONS = ['accepted', 'refused'] as const;
export type RemovalDecision = (typeof REMOVAL_DECISIONS)[number];

export const REMOVAL_DECISION_NAMES: Readonly<Record<RemovalDecision, string>> = {
  accepted: 'Kabul edildi',
  refused: 'Reddedildi',
};
