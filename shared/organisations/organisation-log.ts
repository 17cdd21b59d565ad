/** What an organisation's own log can say that one of its members did, with the words in which owners read it. */
export const ORGANISATION_LOG_ACTS = {
  found: 'Kurum kuruldu',
  change: 'Plan değişti',
  invite: 'Davet etti',
  revoke: 'Daveti geri aldı',
  join: 'Kuruma katıldı',
  role: 'Rolünü değiştirdi',
  remove: 'Kurumdan çıkardı',
  leave: 'Kurumdan ayrıldı',
  inherit: 'Sahiplik kendisine geçti',
  share: 'İlan paylaştı',
  unshare: 'Paylaşılan ilanı kaldırdı',
  shareAlert: 'Uyarı paylaştı',
  unshareAlert: 'Paylaşılan uyarıyı kaldırdı',
  note: 'Not yazdı',
  unnote: 'Not sildi',
  makeKey: 'API anahtarı oluşturdu',
  revokeKey: 'API anahtarını iptal etti',
  addWebhook: 'Webhook adresi ekledi',
  changeWebhook: 'Webhook adresini değiştirdi',
  renewWebhook: 'Webhook adresinin gizli anahtarını yeniledi',
  removeWebhook: 'Webhook adresini sildi',
  scheduleReport: 'Rapor zamanladı',
  unscheduleReport: 'Rapor zamanlamasını sildi',
  export: 'Kurumun verilerini indirdi',
} as const;

export type OrganisationLogAct = keyof typeof ORGANISATION_LOG_ACTS;
