import { expect, it } from 'vitest';
import { findSubCategory } from './find-sub-category.ts';

it.each([
  ["Malatya Yeşilyurt'ta 27.259 m² arsa üzerinde bulunan kayısı kurutma fabrikası ve eklentileri", 'Fabrika'],
  ["Yeşilyurt'ta üzerinde 2 katlı mesken bulunan 4.780 m² tarla", 'Tarla'],
  ['31.400 m² sulu tarla ve kerpiç ev', 'Tarla'],
  ['kayısı bahçesi ve tarlanın 1/2 hissesi', 'Bahçe'],
  ['326 m² konut imarlı arsa', 'Arsa'],
  ['villa imarlı arsa', 'Arsa'],
  ['iki katlı müstakil ev', 'Müstakil Ev'],
  ['bahçeli ev', 'Müstakil Ev'],
  ['TRİPLEKS VİLLA', 'Villa'],
  ['3+1 DAİRE', 'Daire'],
  ['asma katlı dükkân', 'İşyeri'],
  ['Aşağı Bağlar Mahallesi’nde 3+1 daire', 'Daire'],
  ["Osmaniye Bahçe'de daire", 'Daire'],
  ['tarla vasıflı taşınmaz', 'Tarla'],
  ['20.957 m² taşınmaz', 'Diğer Gayrimenkul'],
  ['1/2 hisse zeytinliğin', 'Zeytinlik'],
  ['Konut', 'Diğer Gayrimenkul'],
  ['İş Yeri ve Ticari İşletme', 'İşyeri'],
  ['paletli iş makinesi', 'İş Makinesi'],
  ['CNC makinesi', 'Makine'],
  ['2015 model kamyonet', 'Kamyonet'],
  ['yarı römork', 'Dorse'],
  ['araç', 'Diğer Araç'],
  ['Evrak dolabı', undefined],
  ['Bağcılar', undefined],
  ['', undefined],
])('%s: %s', (title, expected) => {
  expect(findSubCategory(title)).toBe(expected);
});

it('considers only the sub-categories of a known kind', () => {
  expect(findSubCategory('mobilya mağazası', '1')).toBe('İşyeri');
  expect(findSubCategory('kamyon garajı', '1')).toBe('Diğer Gayrimenkul');
});

it('skips each place name once', () => {
  expect(findSubCategory('OSMANİYE BAHÇE 120 M² DAİRE', '1', ['Osmaniye', 'Bahçe'])).toBe('Daire');
  expect(findSubCategory('Osmaniye Bahçe 900 m² bahçe', '1', ['Osmaniye', 'Bahçe'])).toBe('Bahçe');
});
