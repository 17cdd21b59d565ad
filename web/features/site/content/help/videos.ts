/** A walkthrough (spec §3). The build reads its length from the film. */
export type Video = {
  slug: string;
  title: string;
  description: string;
  order: number;
  durationS: number;
  transcript: string[];
};

const FACTS = import.meta.glob<Video | null>('/content/videos/*.md', {
  eager: true,
  query: '?video',
  import: 'default',
});

/** The recorded films, in viewing order. */
export const VIDEOS: readonly Video[] = Object.values(FACTS)
  .filter((video) => video !== null)
  .sort((a, b) => a.order - b.order);

/** 47,4 → “47 saniye”, 72 → “1 dakika 12 saniye”. */
export function durationText(durationS: number): string {
  const whole = Math.round(durationS);
  const minutes = Math.floor(whole / 60);
  const seconds = whole % 60;
  return [minutes > 0 ? `${minutes} dakika` : '', seconds > 0 || minutes === 0 ? `${seconds} saniye` : '']
    .filter(Boolean)
    .join(' ');
}
