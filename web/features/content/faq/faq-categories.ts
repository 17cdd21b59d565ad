/** Categories of /sss (spec §3); every one is a file of `content/faq/`. */
export const FAQ_CATEGORIES = [
  { id: 'genel', title: 'Genel' },
  { id: 'hesap', title: 'Hesap' },
  { id: 'abonelik', title: 'Abonelik ve ödeme' },
  { id: 'platform', title: 'Platform kullanımı' },
  { id: 'teknik', title: 'Teknik destek' },
] as const;

export type FaqCategoryId = (typeof FAQ_CATEGORIES)[number]['id'];
/** A category, or all of them. */
export type FaqChoice = FaqCategoryId | 'tumu';

export const FAQ_CHOICES: readonly { id: FaqChoice; title: string }[] = [
  { id: 'tumu', title: 'Tümü' },
  ...FAQ_CATEGORIES,
];

/** The category a page's address names; `genel` where it names none (spec §2). */
export function faqChoice(value: unknown): FaqChoice {
  return FAQ_CHOICES.find(({ id }) => id === value)?.id ?? 'genel';
}
