import { useEffect, useState } from 'react';

/** A value being edited. It follows the page's value and takes it over again whenever that changes. */
export function useDraft<T extends string | number | boolean>(value: T): [T, (next: T) => void] {
  const [draft, setDraft] = useState(value);
  useEffect(() => setDraft(value), [value]);
  return [draft, setDraft];
}
