import { useEffect, useState } from 'react';

/** A value being edited: follows the page's until someone changes it, and again once the page has caught up. */
export function useDraft<T extends string | number>(value: T): [T, (next: T) => void] {
  const [draft, setDraft] = useState(value);
  useEffect(() => setDraft(value), [value]);
  return [draft, setDraft];
}
