/** Folded parts are open where the window has room; the server, which doesn't know the window, sends them folded. */
export function openWhereWide(details: HTMLDetailsElement | null): void {
  if (details && matchMedia('(width >= 1024px)').matches) details.open = true;
}
