import { useEffect } from 'react';

/** The tab's title while something stands over the page; the page's own one afterwards. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    const before = document.title;
    document.title = title;
    return () => {
      // Someone who has gone on to another page has that one's title by now.
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
