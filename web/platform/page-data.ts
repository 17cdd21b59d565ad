const ID = 'page-data';

/** The element that contains the results of a page's queries. */
export const PAGE_DATA = { id: ID, type: 'application/json' } as const;

/** The data in the server-rendered page, as JSON; undefined if there is none. */
export function readPageData(): string | undefined {
  return document.getElementById(ID)?.textContent || undefined;
}
