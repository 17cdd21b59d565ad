const ID = 'page-data';

/** The element in which a page brings what its queries were answered with. */
export const PAGE_DATA = { id: ID, type: 'application/json' } as const;

/** What the server's page brings, as JSON; undefined where it brings nothing. */
export function readPageData(): string | undefined {
  return document.getElementById(ID)?.textContent || undefined;
}
