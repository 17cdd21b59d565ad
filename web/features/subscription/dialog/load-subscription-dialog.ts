/** The dialog's code comes when it is first needed, so that no page waits for it. A failed attempt is made anew. */
export function loadSubscriptionDialog(): Promise<typeof import('./subscription-dialog.tsx')> {
  return import('./subscription-dialog.tsx');
}
