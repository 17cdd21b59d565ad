/** A guide to download (spec §3). The build reads its size and number of pages from the file. */
export type Guide = {
  slug: string;
  title: string;
  description: string;
  order: number;
  /** As text, such as “77,5 kB”. */
  size: string;
  pageCount: number;
};

const FACTS = import.meta.glob<Guide>('/content/guides/*.md', {
  eager: true,
  query: '?guide',
  import: 'default',
});

/** The guides in reading order. */
export const GUIDES: readonly Guide[] = Object.values(FACTS).sort((a, b) => a.order - b.order);

/** The address of a guide's file, and its download name. */
export function guideFile({ slug, title }: Guide): { href: string; download: string } {
  return { href: `/guides/${slug}.pdf`, download: `Peyda - ${title.replace(/:/g, ',')}.pdf` };
}
