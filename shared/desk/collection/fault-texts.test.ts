import { expect, it } from 'vitest';
import { readableFault } from './fault-texts.ts';

it.each([
  ['Error Mail was not accepted: EENVELOPE 550', 'Posta sunucusu alıcıyı kabul etmedi (550)'],
  ['Mail was not accepted: EENVELOPE 451', 'Posta sunucusu alıcıyı şimdilik kabul etmedi (451)'],
  ['Mail was not accepted: ETIMEDOUT', 'Posta sunucusuna ulaşılamadı (ETIMEDOUT)'],
  ['SMS was not accepted: HTTP 406, code 70', 'Kısa mesaj sağlayıcısı kabul etmedi (kod 70)'],
  ['SMS was not accepted: TimeoutError', 'Kısa mesaj sağlayıcısına ulaşılamadı'],
  ['Error answered 503', 'Karşı sunucu kabul etmedi (503)'],
  ['TypeError x', 'Beklenmeyen hata: TypeError x'],
  [null, 'Nedeni yazılmamış'],
])('%s is shown as: %s', (reason, said) => {
  expect(readableFault(reason)).toBe(said);
});
