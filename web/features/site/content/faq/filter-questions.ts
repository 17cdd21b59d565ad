import { foldTurkish } from '#shared/text/turkish-text.ts';
import type { Question } from '../texts/all-texts.ts';
import type { FaqCategoryId, FaqChoice } from './faq-categories.ts';

export type FaqItem = Question & { category: FaqCategoryId };

/**
 * The questions that contain every word of a query in question or answer (spec §2). Case and Turkish dots are ignored.
 */
export function matchingQuestions(items: readonly FaqItem[], query: string): FaqItem[] {
  const words = foldTurkish(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...items];
  return items.filter(({ question, answer }) => {
    const text = foldTurkish(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
}

/** The questions of a category, or all of them. */
export function inCategory(items: readonly FaqItem[], choice: FaqChoice): FaqItem[] {
  return items.filter(({ category }) => choice === 'tumu' || category === choice);
}
