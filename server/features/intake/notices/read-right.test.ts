import { expect, it } from 'vitest';
import { readNotice } from './read-notice.ts';

const notice = (said: string) => `T.C. BODRUM 1. İCRA DAİRESİ\nTAŞINMAZIN AÇIK ARTIRMA İLANI\n1 NO'LU TAŞINMAZIN
Özellikleri : Muğla İl, Bodrum İlçe, 116 Ada, 1 Parsel, TORBA Mahalle/Köy, Torba Mevkii. ${said}
Yüzölçümü : 28.888,00 m2`;
const rightOf = (said: string) => readNotice(notice(said)).lots[0]?.right?.value;

it.each([
  ['TAŞINMAZ ÜZERİNDEKİ İNTİFA ÜST HAKKININ SATIŞI YAPILACAKTIR.', 'superficies'],
  [
    'Satışa konu maliki hazine olan 89.258.00 m2 alanlı taşınmazın üst kullanım hakkı içinde tatil köyü vardır.',
    'superficies',
  ],
  ['Borçlu şirkete 2037 yılına kadar 49 yıllığına üst hakkı tesis edilmiştir.', 'superficies'],
  ['1989 yılında tahsis edilen ve tahsis süresinin bitimine 19 yıl kalan otel.', 'allotment'],
  ['Tahsisli arazi üzerinde otel.', 'allotment'],
  ['Taşınmazın tam mülkiyeti satılacaktır.', 'ownership'],
  ['Taşınmazın intifa hakkı satılacaktır.', 'usufruct'],
  ['Satışa konu intifa hakkının süresi, hak sahibinin ömrü kadardır.', 'usufruct'],
])('%s', (said, right) => {
  expect(rightOf(said)).toBe(right);
  expect(readNotice(notice(said)).lots[0]?.right?.sentence).toBeTruthy();
});

it.each([
  ['a right of somebody else in the ground', 'Taşınmaz üzerinde TEDAŞ lehine üst hakkı bulunmaktadır.'],
  ['the same beside what is sold', 'Satışa konu taşınmaz üzerinde komşu lehine üst hakkı vardır.'],
  ['the ownership without its use', 'Taşınmazın çıplak mülkiyeti satılacaktır.'],
  ['the same by its other name', 'Taşınmazın kuru mülkiyeti satılacaktır.'],
  ['a usufruct of somebody else', 'Satışa konu taşınmazın intifa hakkı üçüncü kişiye aittir.'],
  ['a usufruct that stays on what is sold', 'Taşınmaz intifa hakkı ile yüklü olarak satılacaktır.'],
  ['a car park', 'Zemin kat otopark olarak tahsis edilmiştir.'],
  ['an entry of the register', 'Takyidat : Turizm Bakanlığı lehine üst hakkı tesis edilmiştir.'],
])('%s is not a right being sold', (_, said) => {
  expect(rightOf(said)).toBeUndefined();
});
