/*
 * Every advisory lock that this code takes, in one place, so that no number is used for two purposes. The numbers have
 * no meaning, but must be the same in every process. PostgreSQL keeps locks named by one number separate from locks
 * named by two. `startTrial` also takes a lock; it is named by a 64-bit hash, which does not collide with these small
 * numbers.
 */

/** `migrateDatabase`: one process at a time brings the schema up to date. */
export const MIGRATION_LOCK = 7_343_2021;
/** `refreshSuggestions`: one process at a time writes the suggestions of the search box. */
export const REFRESH_LOCK = 7_343_2022;
/** `tendSearch`: one process at a time counts common words and deletes old changes. */
export const TEND_LOCK = 7_343_2023;
/** `repairEngine`: one process at a time fills the search engine. */
export const ENGINE_LOCK = 7_343_2028;
/** `fillSampleData`: one process at a time fills an empty database. */
export const FILL_LOCK = 7_343_2024;
/** `linkLots`: one process at a time compares listings and links them. */
export const LINK_LOCK = 7_343_07;
/**
 * `publishAnnouncement`: announcements are published one at a time, so that those that overlap are counted correctly.
 */
export const ANNOUNCEMENT_LOCK = 7_343_2025;
/** `publishText`: editions of texts are published one at a time. */
export const TEXT_LOCK = 7_343_2026;
/** `notifyChanged`: one process at a time notifies members of changes to saved listings. */
export const NEWS_LOCK = 7_343_2027;
/** `countFindings`: one process at a time counts the findings of listings and announces new ones. */
export const FINDINGS_LOCK = 7_343_2029;

/** `writeBatch`, with the number of the lane: one batch of each lane at a time. */
export const WRITE_LOCK = 7_343;
/** `withRunLock`, with the hash of the source's name: one run of each source at a time. */
export const RUN_LOCKS = 7_343_002;
/** Locks for alerts, each named by two numbers; `space` is the first. */
export const ALERT_LOCKS = {
  space: 7_343_001,
  /** `matchAlerts`: held by the one process that matches. */
  matching: 1,
  /** `saveAlert`: shared by all calls that write an alert; `matchAlerts` waits until they have finished. */
  writing: 2,
} as const;
