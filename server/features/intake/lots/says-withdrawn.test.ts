import { expect, it } from 'vitest';
import { saysWithdrawn } from './says-withdrawn.ts';

it.each([
  'İlan yayından kaldırılmıştır.',
  'Bu ilan, ilgili icra dairesinin talebi ile iptal edilmiştir.',
  'İhale iptal edildi',
  'SATIŞ DURDURULMUŞTUR',
  'Satışın düşürülmesine karar verilmiş olup satış düşürülmüştür.',
  'Taşınır satıştan çekilmiştir.',
])('“%s” says that the auction is withdrawn', (words) => expect(saysWithdrawn(words)).toBe(true));

it.each([
  '',
  'Kayıt bulunamadı.',
  'İlan yayından kaldırılmamıştır.',
  'İhale iptal edilmemiştir.',
  'Satış durdurulabilir.',
  'İşlem sırasında bir hata oluştu.',
  'Oturum kaldırıldı.',
])('“%s” does not say so', (words) => expect(saysWithdrawn(words)).toBe(false));
