import { useEffect } from 'react';

/** Sets the window title while the component is mounted; afterwards the previous title is restored. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    const before = document.title;
    document.title = title;
    return () => {
      // After a navigation, the title already belongs to the new page.
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
