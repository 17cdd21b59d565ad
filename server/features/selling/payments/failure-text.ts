import { PROVIDERS } from './providers.ts';

/** What to do after a failed payment, by the codes that all providers share. */
const TEXTS: Readonly<Record<string, string>> = {
  FRAUD: 'Ödeme güvenlik denetiminden geçmedi. Başka bir kart deneyin ya da bize yazın.',
  THREE_DS: '3-D Secure doğrulaması tamamlanmadı. Kodu süresi içinde girerek yeniden deneyin.',
  TIMEOUT: 'Ödeme sayfasının süresi doldu. Kartınızdan para çekilmediyse yeniden deneyin.',
};

/** The message for a failed payment at a provider; a general one for a code without its own. */
export function failureText(provider: string, code: string): string {
  const row = PROVIDERS.find(({ key }) => key === provider);
  const known = TEXTS[code] ?? row?.failureTexts[code];
  return known ?? 'Ödeme tamamlanamadı ve kartınızdan para çekilmedi. Yeniden ya da başka bir kartla deneyin.';
}
