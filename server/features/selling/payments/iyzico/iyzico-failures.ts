/** What to do after iyzico has refused a payment, by its error code (docs.iyzico.com, bank error codes). */
export const IYZICO_FAILURES: Readonly<Record<string, string>> = {
  '10005': 'Bankanız ödemeyi onaylamadı. Başka bir kart deneyin ya da bankanızı arayın.',
  '10012': 'Kartınız bu işleme izin vermiyor. Başka bir kart deneyin ya da bankanızı arayın.',
  '10034': 'Bankanız ödemeyi güvenlik nedeniyle onaylamadı. Bankanızı arayın ya da başka bir kart deneyin.',
  '10041': 'Bu kart kayıp olarak bildirilmiş. Başka bir kart deneyin.',
  '10043': 'Bu kart çalıntı olarak bildirilmiş. Başka bir kart deneyin.',
  '10051': 'Kartınızın bakiyesi ya da limiti yetmedi. Başka bir kart deneyin.',
  '10054': 'Kartınızın süresi dolmuş. Başka bir kart deneyin.',
  '10057': 'Kartınız internetten ödemeye kapalı. Bankanızın uygulamasından açın ya da başka bir kart deneyin.',
  '10058': 'Kartınız bu ödemeye kapalı. Başka bir kart deneyin.',
  '10084': 'Kartın güvenlik kodu (CVC) yanlış yazıldı. Yeniden deneyin.',
  '10093': 'Kartınız internetten ödemeye kapalı. Bankanızın uygulamasından açın ya da başka bir kart deneyin.',
  '10202': 'Bankanız yanıt vermedi. Birkaç dakika sonra yeniden deneyin.',
  '10217': 'Kart 3-D Secure kullanamıyor. Başka bir kart deneyin ya da bankanızı arayın.',
};
