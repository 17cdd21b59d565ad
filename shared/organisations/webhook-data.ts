import type { AlertReason } from '../alert-rules.ts';

/** What a message contains in addition to its listing: names and numbers that reveal nothing locked. */
export type WebhookData =
  /** Names of the listing's changed fields. */
  | { readonly fields: readonly string[] }
  | { readonly alertId: number; readonly reason: AlertReason }
  | { readonly reportId: string };
