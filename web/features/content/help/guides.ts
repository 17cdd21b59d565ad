/** A guide to download (spec §3); its size and pages are those of the file itself. */
export type Guide = {
  slug: string;
  title: string;
  description: string;
  order: number;
  /** As people read it: “77,5 kB”. */
  size: string;
  pageCount: number;
};

const FACTS = import.meta.glob<Guide>('/content/guides/*.md', {
  eager: true,
  query: '?guide',
  import: 'default',
});

/** The guides, in the order in which they are read. */
export const GUIDES: readonly Guide[] = Object.values(FACTS).sort((a, b) => a.order - b.order);

/** Where the file of a guide is, and the name under which it is saved. */
export function guideFile({ slug, title }: Guide): { href: string; download: string } {
  return { href: `/guides/${slug}.pdf`, download: `Peyda - ${title.replace(/:/g, ',')}.pdf` };
}
