import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { splitFrontMatter } from '#shared/content/parse-markdown.ts';
import { searchArticles } from './search-articles.ts';

const CONTENT = fileURLToPath(new URL('../../../../../content/', import.meta.url));

const articles = ['help', 'guides'].flatMap((folder) =>
  readdirSync(`${CONTENT}${folder}`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const { data, body } = splitFrontMatter(readFileSync(`${CONTENT}${folder}/${name}`, 'utf8'));
      return {
        slug: name.slice(0, -3),
        title: data.title ?? '',
        description: data.description ?? '',
        asked: data.asked ?? '',
        body,
      };
    }),
);
const textOf = (slug: string) => articles.find((one) => one.slug === slug)?.body ?? '';
const found = (query: string) => searchArticles(articles, query, textOf).map(({ slug }) => slug);

describe('colloquial queries find the right article', () => {
  for (const [query, slug] of [
    ['süre uzar mı', 'satisin-uzamasi-ve-durmasi'],
    ['satış uzatılır mı?', 'satisin-uzamasi-ve-durmasi'],
    ['hesabımı nasıl silerim', 'verilerinizi-yonetme'],
    ['hesabımı sil', 'verilerinizi-yonetme'],
    ['parolamı unuttum', 'uye-olma-ve-giris'],
    ['depozito ne kadar', 'teminat-ve-sureler'],
    ['hisse almak', 'hisseli-satislar'],
    ['evrak indirmek', 'belgeler'],
    ['kdv', 'satis-masraflari'],
    ['ipotekli ev', 'serh-ve-takyidat'],
    ['alarm kurmak', 'arama-uyarilari'],
    ['favorilere ekleme', 'ilan-kaydetme'],
    ['linki gönder', 'siralama-ve-paylasma'],
    ['muhammen bedeli', 'muhammen-bedel'],
    ['FİLTRE', 'filtreler'],
    ['asgari teklif', 'muhammen-bedel'],
    ['borç bana kalır mı', 'bedel-neyi-oder'],
    ['yabancı alabilir mi', 'kimler-teklif-verebilir'],
    ['kod gelmiyor', 'uye-olma-ve-giris'],
    ['para iadesi', 'teminat-ve-sureler'],
  ] as const)
    it(`“${query}”`, () => expect(found(query).slice(0, 2)).toContain(slug));

  for (const [query, slug] of [
    ['kiracı varsa', 'ihaleden-sonra'],
    ['kiracı çıkmıyor', 'ihaleden-sonra'],
    ['param iade', 'teminat-ve-sureler'],
    ['teminatımı ne zaman geri alırım', 'teminat-ve-sureler'],
    ['aboneliği iptal et', 'abonelik-ve-deneme'],
    ['şifremi unuttum', 'uye-olma-ve-giris'],
  ] as const)
    it(`“${query}” finds the article as the first result`, () => expect(found(query)[0]).toBe(slug));

  it('“excel” and “csv” find the article on tables first', () => {
    expect(found('excel')[0]).toBe('sonuclari-excele-aktarma');
    expect(found('csv indir')[0]).toBe('sonuclari-excele-aktarma');
  });
});

it('matches in titles rank before matches in texts, and rare words before frequent ones', () => {
  expect(found('süre uzar mı')[0]).toBe('satisin-uzamasi-ve-durmasi');
  expect(found('filtreler')[0]).toBe('filtreler');
  expect(found('teminat')[0]).toBe('teminat-ve-sureler');
});

it('question words only, and words in no article, find nothing', () => {
  expect(found('nasıl mı?')).toEqual([]);
  expect(found('zzzz')).toEqual([]);
  expect(found('a.*[(\\')).toEqual([]);
});

it('signs of a pattern in what was typed are letters like others (ASVS 1.2.9)', () => {
  expect(found('[a-z]*ler')).toEqual([]);
  expect(found('[[[[ler')).toEqual([]);
  expect(found('(?<x|ler')).toEqual([]);
});
