import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { layerHistory } from './layer-history.ts';

/**
 * Makes Back close a dialog, sheet or viewer and nothing beneath it, like Escape: on phones, people close things with
 * Back. A reload also closes it; closing it with its own button leaves no entry in the history.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const router = useRouter();
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => (isOpen ? layerHistory(router).hold(() => latest.current()) : undefined), [router, isOpen]);
}
