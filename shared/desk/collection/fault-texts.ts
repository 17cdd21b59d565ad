/** Turkish texts for known errors of mail servers, Netgsm and webhooks; the first match applies. */
const FAULTS: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/Mail was not accepted: EENVELOPE 5(\d\d)/, ([, code]) => `Posta sunucusu alıcıyı kabul etmedi (5${code})`],
  [/Mail was not accepted: EENVELOPE 4(\d\d)/, ([, code]) => `Posta sunucusu alıcıyı şimdilik kabul etmedi (4${code})`],
  [/Mail was not accepted: EMESSAGE (\d+)/, ([, code]) => `Posta sunucusu e-postanın metnini kabul etmedi (${code})`],
  [/Mail was not accepted: EAUTH/, () => 'Posta sunucusu kullanıcı adını ya da parolayı kabul etmedi'],
  [/Mail was not accepted: (E\w+)/, ([, code]) => `Posta sunucusuna ulaşılamadı (${code})`],
  [/SMS was not accepted: no provider/, () => 'Kısa mesaj sağlayıcısı ayarlanmamış'],
  [/SMS was not accepted: HTTP \d+, code (\w+)/, ([, code]) => `Kısa mesaj sağlayıcısı kabul etmedi (kod ${code})`],
  [/SMS was not accepted/, () => 'Kısa mesaj sağlayıcısına ulaşılamadı'],
  [/answered (\d+)/, ([, code]) => `Karşı sunucu kabul etmedi (${code})`],
];

/** A readable reason why a letter was given up; an unknown reason is returned unchanged. */
export function readableFault(reason: string | null): string {
  if (reason === null) return 'Nedeni yazılmamış';
  for (const [pattern, say] of FAULTS) {
    const found = pattern.exec(reason);
    if (found) return say(found);
  }
  return `Beklenmeyen hata: ${reason}`;
}
