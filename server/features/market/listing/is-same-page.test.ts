import { expect, it } from 'vitest';
import { isSamePage } from './is-same-page.ts';

const PAGE = 'https://esatis.uyap.gov.tr/ilan/42';

it.each([
  'http://esatis.uyap.gov.tr/ilan/42',
  'https://www.esatis.uyap.gov.tr/ilan/42/',
  'https://ESATIS.uyap.gov.tr:443/ilan/42',
  'https://esatis.uyap.gov.tr./ilan/%34%32?utm_source=peyda#teminat',
])('%s is the same page', (address) => {
  expect(isSamePage(PAGE, address)).toBe(true);
});

it.each([
  'https://esatis.uyap.gov.tr/ilan/43',
  'https://ilan.gov.tr/ilan/42',
  'ilan 42',
  'https://esatis.uyap.gov.tr/%E0',
])('%s is another page', (address) => {
  expect(isSamePage(PAGE, address)).toBe(false);
});
