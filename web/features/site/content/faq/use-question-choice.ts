import { useEffect, useState } from 'react';
import type { FaqChoice } from './faq-categories.ts';
import type { FaqItem } from './filter-questions.ts';

/** The state of /sss: the search, the selected category, and the open answer. */
export function useQuestionChoice(items: readonly FaqItem[], initialChoice: FaqChoice, initialQuery: string) {
  const [query, setQuery] = useState(initialQuery);
  const [choice, setChoice] = useState<FaqChoice>(initialQuery.trim() === '' ? initialChoice : 'tumu');
  const [openId, setOpenId] = useState<string>();
  const isSearching = query.trim() !== '';

  // Opens the answer of the question in the address's hash.
  useEffect(() => {
    const named = items.find(({ id }) => `#${id}` === location.hash);
    if (!named) return;
    setChoice(named.category);
    setOpenId(named.id);
  }, [items]);

  function search(next: string): void {
    // A search covers all categories. When the field is emptied, the category of the address is selected again.
    if (!isSearching && next.trim() !== '') setChoice('tumu');
    if (isSearching && next.trim() === '') setChoice(initialChoice);
    setQuery(next);
    setOpenId(undefined);
  }

  function choose(next: FaqChoice): void {
    setChoice(next);
    setOpenId(undefined);
  }

  function openPopular(item: FaqItem): void {
    setChoice(item.category);
    setOpenId(item.id);
    // On the next frame, when the list of the selected category is rendered.
    requestAnimationFrame(() => {
      const element = document.getElementById(item.id);
      element?.scrollIntoView({ block: 'center' });
      element?.querySelector('summary')?.focus({ preventScroll: true });
    });
  }

  function toggle(id: string): void {
    setOpenId(openId === id ? undefined : id);
  }

  return { query, choice, openId, isSearching, search, choose, toggle, openPopular };
}
