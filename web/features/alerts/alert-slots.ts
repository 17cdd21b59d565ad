import type { ReactNode } from 'react';
import type { SearchParameters } from '#shared/search-parameters.ts';

/** What the search lends to alerts; a route introduces them to each other. */
export type AlertSlots = {
  /** The filters of a search, to be changed. */
  renderFilters: (search: SearchParameters, onChange: (search: SearchParameters) => void) => ReactNode;
  /** What narrows a search, in words. */
  labelsOf: (search: SearchParameters) => readonly string[];
  /** Whether notifications can leave the site by mail (D8); undefined until it is known. */
  hasMail: boolean | undefined;
};
