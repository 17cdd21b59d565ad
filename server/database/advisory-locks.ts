/*
 * Every advisory lock that this code takes, in one place, so that no two subjects take the same number. The numbers mean
 * nothing, but must be the same in every process. PostgreSQL keeps locks of one number apart from locks of two.
 * `startTrial` takes one too, named by a hash of 64 bits, which does not meet these small numbers.
 */

/** `migrateDatabase`: one process at a time brings the schema up to date. */
export const MIGRATION_LOCK = 7_343_2021;
/** `refreshSuggestions`: one at a time writes what the search box proposes. */
export const REFRESH_LOCK = 7_343_2022;
/** `packSearch`: one at a time writes the blocks of bits. */
export const PACK_LOCK = 7_343_2023;
/** `fillSampleData`: one at a time fills an empty database. */
export const FILL_LOCK = 7_343_2024;
/** `linkLots`: one at a time compares listings and links them. */
export const LINK_LOCK = 7_343_07;

/** `writeBatch`, with the number of the lane: one batch of each lane at a time. */
export const WRITE_LOCK = 7_343;
/** `withRunLock`, with the hash of the source's name: one run of each source at a time. */
export const RUN_LOCKS = 7_343_002;
/** About alerts, with `space` as the first number. */
export const ALERT_LOCKS = {
  space: 7_343_001,
  /** `matchAlerts`: held by the one process that matches. */
  matching: 1,
  /** `saveAlert`: shared by all who write an alert; `matchAlerts` waits until they are done. */
  writing: 2,
} as const;
