/** `open`: somebody waits for us. `waiting`: we wait for them. `spam` is seen by its writer as open. */
export const SUPPORT_STATES = ['open', 'waiting', 'closed', 'spam'] as const;
export type SupportState = (typeof SUPPORT_STATES)[number];

/** Letters of one message; a whole notice pasted in still fits. */
export const LONGEST_SUPPORT_MESSAGE = 4000;
export const LONGEST_SUPPORT_NAME = 100;
