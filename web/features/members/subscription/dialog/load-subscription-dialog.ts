/** Loads the dialog's code at first use, so that no page waits for it. The next call tries again after a failure. */
export function loadSubscriptionDialog(): Promise<typeof import('./subscription-dialog.tsx')> {
  return import('./subscription-dialog.tsx');
}
