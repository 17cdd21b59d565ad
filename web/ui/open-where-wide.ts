/** Unfolds an element if the window is wide; the server, which doesn't know the width, sends it folded. */
export function openWhereWide(details: HTMLDetailsElement | null): void {
  if (details && matchMedia('(width >= 1024px)').matches) details.open = true;
}
