/** Opens the listing of a link in a list. */
export function openListed(link: HTMLAnchorElement, onOpen: (id: number) => void): void {
  onOpen(Number(link.closest<HTMLElement>('[data-property]')?.dataset.property));
}
