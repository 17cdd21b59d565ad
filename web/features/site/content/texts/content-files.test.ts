import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { unknownMarks } from '#shared/content/find-text-faults.ts';
import { parsePage, parseSections, parseText, splitFrontMatter } from '#shared/content/parse-markdown.ts';
import { FAQ_CATEGORIES } from '../faq/faq-categories.ts';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));
const CONTENT = `${ROOT}/content`;

function namesIn(folder: string, ending: string): string[] {
  return readdirSync(`${ROOT}/${folder}`)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length));
}
const read = (name: string) => readFileSync(`${CONTENT}/${name}`, 'utf8');

const ARTICLES = namesIn('content/help', '.md');
const GUIDES = namesIn('content/guides', '.md');
const LEGAL = namesIn('content/legal', '.md');
const FAQ = namesIn('content/faq', '.md');
const FILES = [
  ...ARTICLES.map((name) => `help/${name}.md`),
  ...GUIDES.map((name) => `guides/${name}.md`),
  ...LEGAL.map((name) => `legal/${name}.md`),
  ...FAQ.map((name) => `faq/${name}.md`),
];
/** The addresses of all pages without a variable part. */
const ROUTES = new Set(
  namesIn('web/routes', '.tsx')
    .filter((name) => !name.includes('$') && !name.startsWith('_') && !name.startsWith('-'))
    .map((name) => `/${name.replace(/(?:^|\.)index$/, '').replaceAll('.', '/')}`),
);
const PAGES = new Set([...ROUTES, ...[...ARTICLES, ...GUIDES].map((slug) => `/yardim-merkezi/${slug}`)]);
const topicIds = (JSON.parse(read('help/topics.json')) as { id: string }[]).map(({ id }) => id);

it('the list of pages for checking links is complete', () => {
  expect(PAGES).toContain('/');
  expect(PAGES).toContain('/yardim-merkezi');
  expect(PAGES).toContain('/search');
  expect(FILES.length).toBeGreaterThan(30);
});

describe.each(FILES)('%s', (name) => {
  const source = read(name);

  it('links only to existing pages', () => {
    const links = [...parsePage(source).html.matchAll(/ href="([^"]*)"/g)].map(([, address = '']) => address);
    const inside = links.filter((link) => !link.startsWith('https://'));
    expect(inside.filter((link) => !PAGES.has(link.split(/[?#]/)[0] ?? ''))).toEqual([]);
  });

  it('inserts only known company details and figures', () => {
    expect(unknownMarks(source)).toEqual([]);
  });

  it('uses typographic quotes and no exclamation marks', () => {
    const text = parseText(source);
    expect(text).not.toMatch(/["'!]/);
  });
});

describe('help articles', () => {
  it('belong to the four topics, at least 16 in all, each topic with some', () => {
    expect(topicIds).toEqual(['baslangic', 'arama', 'ihale-detaylari', 'hesap']);
    expect(ARTICLES.length).toBeGreaterThanOrEqual(16);
    const topics = ARTICLES.map((slug) => splitFrontMatter(read(`help/${slug}.md`)).data.topic ?? '');
    expect(new Set(topics)).toEqual(new Set(topicIds));
  });

  it.each(ARTICLES)('%s has 250 to 600 words and a description', (slug) => {
    const source = read(`help/${slug}.md`);
    const { data, body } = splitFrontMatter(source);
    const wordCount = body.split(/\s+/).filter(Boolean).length;
    expect(wordCount).toBeGreaterThanOrEqual(250);
    expect(wordCount).toBeLessThanOrEqual(600);
    expect(data.description?.length).toBeGreaterThan(20);
    expect(data.updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(data.order).toMatch(/^\d+$/);
  });

  it('each have a different title and position', () => {
    const metas = ARTICLES.map((slug) => splitFrontMatter(read(`help/${slug}.md`)).data);
    expect(new Set(metas.map(({ title }) => title)).size).toBe(ARTICLES.length);
    expect(new Set(metas.map(({ topic, order }) => `${topic} ${order}`)).size).toBe(ARTICLES.length);
  });
});

describe('questions', () => {
  it('of /sss each have their own address across categories, and some are popular', () => {
    const sections = FAQ_CATEGORIES.flatMap(({ id }) => parseSections(read(`faq/${id}.md`)));
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    expect(sections.filter(({ isPopular }) => isPopular).length).toBeGreaterThanOrEqual(4);
    expect(sections.every(({ text }) => text.length > 40)).toBe(true);
  });

  it('of /faq are ten (spec §2)', () => {
    expect(parseSections(read('faq/kisa.md'))).toHaveLength(10);
  });
});

it('no text repeats outdated rules', () => {
  for (const name of FILES) {
    const sentences = parseText(read(name)).split(/(?<=\.)\s/);
    const wrong = sentences.filter(
      (sentence) => /%20\b|%40\b/.test(sentence) && !/[Ee]ski (?:kaynak|rehber)/.test(sentence),
    );
    expect(wrong, name).toEqual([]);
  }
});
