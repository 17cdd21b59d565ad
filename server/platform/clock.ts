/** The present, as something a test can set. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
