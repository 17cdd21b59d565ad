/** Advisory locks about alerts, the same in every process. */
export const ALERT_LOCKS = {
  space: 7_343_001,
  /** Held by the one process that matches. */
  matching: 1,
  /** Shared by whoever is writing an alert. */
  writing: 2,
} as const;
