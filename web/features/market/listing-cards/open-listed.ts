/** Opens a listing above its list; `hash` scrolls to a part of it. */
export type OpenListing = (id: number, options?: { hash?: string | undefined }) => void;

/** Opens the listing of a link in a list. */
export function openListed(link: HTMLAnchorElement, onOpen: OpenListing): void {
  const hash = link.hash.slice(1);
  onOpen(Number(link.closest<HTMLElement>('[data-property]')?.dataset.property), hash === '' ? {} : { hash });
}
