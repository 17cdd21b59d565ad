/** The categories of /sss (spec §3). Each has a file with its name in `content/faq/`. */
export const FAQ_CATEGORIES = [
  { id: 'genel', title: 'Genel' },
  { id: 'hesap', title: 'Hesap' },
  { id: 'abonelik', title: 'Abonelik ve ödeme' },
  { id: 'platform', title: 'Platform kullanımı' },
  { id: 'teknik', title: 'Teknik destek' },
] as const;

export type FaqCategoryId = (typeof FAQ_CATEGORIES)[number]['id'];
/** A category, or `tumu` for all of them. */
export type FaqChoice = FaqCategoryId | 'tumu';

export const FAQ_CHOICES: readonly { id: FaqChoice; title: string }[] = [
  { id: 'tumu', title: 'Tümü' },
  ...FAQ_CATEGORIES,
];

/** The category in the page's address, otherwise `genel` (spec §2). */
export function faqChoice(value: unknown): FaqChoice {
  return FAQ_CHOICES.find(({ id }) => id === value)?.id ?? 'genel';
}
