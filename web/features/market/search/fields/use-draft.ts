import { useEffect, useState } from 'react';

/** A value that is being edited. It is reset to the page's value whenever that changes. */
export function useDraft<T extends string | number | boolean>(value: T): [T, (next: T) => void] {
  const [draft, setDraft] = useState(value);
  useEffect(() => setDraft(value), [value]);
  return [draft, setDraft];
}
