/** Loads the dialog's code on first use, so that no page waits for it. After a failure the next call tries again. */
export function loadSubscriptionDialog(): Promise<typeof import('./subscription-dialog.tsx')> {
  return import('./subscription-dialog.tsx');
}
