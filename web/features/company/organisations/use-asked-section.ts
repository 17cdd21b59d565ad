import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { keyOf, type Place } from './organisation-calls.ts';

/** Scrolls to the section that the address names (mails link to them) once the sections above it have their height. */
export function useAskedSection(place: Place): void {
  const isLoading = useIsFetching({ queryKey: keyOf(place) }) > 0;
  const wasLoading = useRef(false);
  const isDone = useRef(false);
  useEffect(() => {
    if (isLoading) wasLoading.current = true;
    else if (wasLoading.current && !isDone.current) {
      isDone.current = true;
      const asked = window.location.hash.slice(1);
      if (asked !== '') document.getElementById(asked)?.scrollIntoView();
    }
  }, [isLoading]);
}
