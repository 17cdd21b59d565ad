import { useEffect } from 'react';

/** Sets the window's title while the component is shown; afterwards the old title returns. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    const before = document.title;
    document.title = title;
    return () => {
      // After a change of page the title is already the new page's.
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
