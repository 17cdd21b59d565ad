type JobFacts = {
  /** One Turkish sentence. */
  readonly does: string;
  /** Whether it can also be started by hand: it moves no money, deletes nothing and writes to nobody. */
  readonly mayRunNow: boolean;
};

/** Every scheduled job as the desk shows it. */
export const JOB_FACTS = {
  'ask-for-law-figures': {
    does: 'Kontrol edilecek yasal rakamları destek adresine bildirir.',
    mayRunNow: false,
  },
  'clean-accounts': { does: 'Süresi dolan oturumları, kodları ve giriş sayımlarını siler.', mayRunNow: false },
  'close-ended-properties': { does: 'Süresi dolan ihaleleri kapatır.', mayRunNow: true },
  'collect-sources': { does: 'Zamanı gelen kaynakları okumaya başlar.', mayRunNow: true },
  'deliver-webhooks': { does: 'Kurumların webhook adreslerine ilan olaylarını gönderir.', mayRunNow: false },
  'deliver-notifications': { does: 'Bekleyen bildirimleri e-posta ve kısa mesajla gönderir.', mayRunNow: false },
  'link-lots': { does: 'Aynı malın ilanlarını birbirine bağlar.', mayRunNow: true },
  'make-reports': {
    does: 'Kurumların istediği ve zamanı gelen raporları hazırlar, alacaklara haber verir.',
    mayRunNow: false,
  },
  'mark-unseen-properties': { does: 'Kaynağında görünmeyen ilanları işaretler.', mayRunNow: true },
  'mail-support-answers': { does: 'Okunmayan destek yanıtlarını e-postayla gönderir.', mayRunNow: false },
  'match-alerts': {
    does: 'Yeni ilanları ve okunan belgelerdeki yenilikleri üyelerin uyarılarıyla karşılaştırır.',
    mayRunNow: false,
  },
  'mask-stored-texts': {
    does: 'Maskeleme kuralları geliştiğinde kayıtlı metinleri yeniden maskeler.',
    mayRunNow: true,
  },
  'read-stored-anew': {
    does: 'Başlık ve ilan metni daha iyi okunmaya başladığında bütün ilanları yeniden okur.',
    mayRunNow: true,
  },
  'read-words-anew': {
    does: 'Arama kelimelerinin okunuşu geliştiğinde bütün ilanların kelimelerini yeniden çıkarır.',
    mayRunNow: true,
  },
  'mirror-files': { does: 'İlanların görsellerini ve belgelerini indirir.', mayRunNow: false },
  'read-documents': {
    does: 'Taranmış belgeleri okur, kaldırılan belgelerin metnini siler.',
    mayRunNow: false,
  },
  'find-in-documents': { does: 'Okunan belgelerde bilgi arar, çelişenleri bulur.', mayRunNow: true },
  'notify-changed': { does: 'Kaydedilen ilanlarda düzeltmeleri ve sonuçları haber verir.', mayRunNow: false },
  'notify-ending-soon': { does: 'Kaydedilen ve kazanılan ilanlarda yaklaşan süreleri hatırlatır.', mayRunNow: false },
  'fetch-price-index': {
    does: 'EVDS_KEY ayarlıysa konut fiyat endeksinin yeni ayını TCMB’den alır.',
    mayRunNow: true,
  },
  'renew-values-today': {
    does: 'Bugünkü karşılıkları ve araçların kasko değerlerini son endekse ve listeye göre yeniler.',
    mayRunNow: true,
  },
  'tend-search': { does: 'Yaygın kelimeleri sayar, eski dizin kayıtlarını siler.', mayRunNow: true },
  'forget-old-counts': { does: 'Eski istek sayımlarını siler.', mayRunNow: false },
  'forget-alert-matches': { does: 'Kurum uyarılarının eskiden bulduklarını siler.', mayRunNow: false },
  'forget-listing-changes': { does: 'İlan değişikliklerinin eskilerini siler.', mayRunNow: false },
  'forget-ended-texts': { does: 'Sona ermiş ilanların metinlerini süresi dolunca siler.', mayRunNow: false },
  'forget-old-messages': { does: 'Süresi dolan iletişim mesajlarını siler.', mayRunNow: false },
  'forget-old-conversations': { does: 'Süresi dolan destek görüşmelerini siler.', mayRunNow: false },
  'forget-old-notifications': { does: 'Süresi dolan bildirimleri ve gönderim kayıtlarını siler.', mayRunNow: false },
  'forget-old-runs': { does: 'Eski okuma kayıtlarını ve hatalarını siler.', mayRunNow: false },
  'forget-old-payments': { does: 'Süresi dolan ödeme kayıtlarını siler.', mayRunNow: false },
  'forget-passive-accounts': { does: 'Kullanılmayan hesaplara haber verir, süresi dolanı siler.', mayRunNow: false },
  'forget-unconfirmed-accounts': { does: 'E-postası onaylanmayan hesapları süresi dolunca siler.', mayRunNow: false },
  'forget-old-trials': { does: 'Süresi dolan deneme işaretlerini siler.', mayRunNow: false },
  'forget-old-views': { does: 'Eski ilan ve belge sayımlarını siler.', mayRunNow: false },
  'forget-share-pictures': { does: 'Paylaşım görsellerinden eskiyenleri siler.', mayRunNow: false },
  'forget-old-reports': { does: 'Süresi dolan kurum raporlarını siler.', mayRunNow: false },
  'forget-webhook-messages': { does: 'Webhook gönderimlerinin eski kayıtlarını siler.', mayRunNow: false },
  'forget-unused-files': { does: 'Hiçbir ilanın kullanmadığı dosyaları siler.', mayRunNow: false },
  'forget-ended-organisations': {
    does: 'Planı biteli bir yıl olan kurumları ve süresi dolan davetleri siler.',
    mayRunNow: false,
  },
  'forget-old-audit': { does: 'Üç yıldan eski işlem kayıtlarını siler.', mayRunNow: false },
  'forget-old-requests': { does: 'Süresi dolan kişisel veri başvurularını siler.', mayRunNow: false },
  'forget-rejected-records': {
    does: 'İçe aktarılamayan kayıtları ve bırakılan dosyaların raporlarını süresi dolunca siler.',
    mayRunNow: false,
  },
  'note-figures': { does: 'Sayılar sayfasının günlük sayılarını kaydeder.', mayRunNow: true },
  'note-prices': { does: 'Abonelik fiyatlarının geçmişini kaydeder.', mayRunNow: true },
  'forget-old-orders': { does: 'Ödenmeden kapanan eski siparişleri siler.', mayRunNow: false },
  'send-invoices': { does: 'Kesilecek faturaları sıraya koyar ve entegratöre bildirir.', mayRunNow: false },
  'reconcile-payments': { does: 'Sonucu bilinmeyen ödemeleri sağlayıcıya sorar.', mayRunNow: false },
  'give-plans': { does: 'Süresi gelen kurumsal planları açar.', mayRunNow: true },
  'remind-of-end': { does: 'Süresi bitecek abonelikleri haber verir.', mayRunNow: false },
  'renew-plans': { does: 'Yenilemeleri önceden haber verir ve zamanı gelince tahsil eder.', mayRunNow: false },
  'send-order-mails': { does: 'Siparişlerle ilgili e-postaları gönderir.', mayRunNow: false },
  'send-removal-letters': { does: 'Kişisel veri başvurularının yanıtlarını gönderir.', mayRunNow: false },
  'send-refunds': { does: 'Karta yapılacak iadeleri gönderir.', mayRunNow: false },
  'refresh-suggestions': { does: 'Arama önerilerini yeniler.', mayRunNow: true },
} as const satisfies Readonly<Record<string, JobFacts>>;

export type JobName = keyof typeof JOB_FACTS;

export function isJobName(name: string): name is JobName {
  return Object.hasOwn(JOB_FACTS, name);
}

/** Turkish names of the counts that jobs report; a count without an entry is shown under its internal name. */
export const RESULT_NAMES: Readonly<Record<string, string>> = {
  sent: 'gönderildi',
  failed: 'başarısız',
  cancelled: 'vazgeçildi',
  dead: 'vazgeçilmiş duruyor',
  started: 'kaynak başladı',
  closed: 'kapandı',
  unseen: 'artık görünmüyor',
  seenAgain: 'yeniden görüldü',
  suggestions: 'öneri',
  noted: 'yazıldı',
  queued: 'sıraya kondu',
  asked: 'soruldu',
  away: 'yanıt yok',
  expired: 'süresi doldu',
  reminded: 'haber verildi',
  announced: 'önceden haber verildi',
  charged: 'tahsil edildi',
  forgotten: 'unutuldu',
  warned: 'uyarıldı',
  notified: 'haber verildi',
  linked: 'bağlandı',
  files: 'dosya',
  contents: 'içerik',
  listings: 'ilan',
  notifications: 'bildirim',
  deliveries: 'gönderim',
  conversations: 'görüşme',
  requests: 'başvuru',
  payments: 'ödeme',
  orders: 'sipariş',
  views: 'sayım',
  devices: 'cihaz',
  trials: 'deneme',
  pictures: 'görsel',
  stored: 'saklandı',
  refused: 'reddedildi',
  forgottenRuns: 'okuma kaydı',
  forgottenFaults: 'hata kaydı',
  messages: 'mesaj',
  droppedFiles: 'bırakılan dosya',
};
