import { foldTurkish } from '#shared/turkish-text.ts';
import type { Question } from '../texts/all-texts.ts';
import type { FaqCategoryId, FaqChoice } from './faq-categories.ts';

export type FaqItem = Question & { category: FaqCategoryId };

/** The questions that hold a text in question or answer (spec §2), whatever the case and the dots of its letters. */
export function matchingQuestions(items: readonly FaqItem[], query: string): FaqItem[] {
  const words = foldTurkish(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...items];
  return items.filter(({ question, answer }) => {
    const text = foldTurkish(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
}

/** Of a category, or of all. */
export function inCategory(items: readonly FaqItem[], choice: FaqChoice): FaqItem[] {
  return items.filter(({ category }) => choice === 'tumu' || category === choice);
}
