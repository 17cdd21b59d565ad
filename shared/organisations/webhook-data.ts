import type { AlertReason } from '../alert-rules.ts';

/** What a message tells besides its listing: names and numbers, which say nothing of what is locked. */
export type WebhookData =
  /** Names of the fields of the listing that are others now. */
  | { readonly fields: readonly string[] }
  | { readonly alertId: number; readonly reason: AlertReason }
  | { readonly reportId: string };
