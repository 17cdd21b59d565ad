/** What the audit log can say that an operator did, with the words in which it is read. */
export const AUDIT_ACTS = {
  'operator.grant': 'Görev verdi',
  'operator.revoke': 'Görevi aldı',
  'listing.hide': 'İlanı gizledi',
  'listing.unhide': 'İlanı yeniden gösterdi',
  'listing.correct': 'Alanı düzeltti',
  'listing.uncorrect': 'Düzeltmeyi geri aldı',
  'listing.yield': 'Kaynağın yeni bilgisi düzeltmenin yerine geçti',
  'listing.mask': 'Sözcük kapattı',
  'request.enter': 'Kişisel veri başvurusunu yazdı',
  'request.open': 'Kişisel veri başvurusunu açtı',
  'request.decide': 'Kişisel veri başvurusunu yanıtladı',
  'support.open': 'Destek görüşmesini açtı',
  'support.answer': 'Destek görüşmesini yanıtladı',
  'support.assign': 'Destek görüşmesini üstlendi ya da bıraktı',
  'support.note': 'Destek görüşmesine not yazdı',
  'support.ready': 'Hazır yanıtı değiştirdi',
  'support.state': 'Destek görüşmesinin durumunu değiştirdi',
  'order.listByHand': 'Elle yapılacak ödemeleri açtı',
  'order.confirmTransfer': 'Havaleyi onayladı',
  'order.confirmRefund': 'İadenin gönderildiğini yazdı',
} as const;

export type AuditAct = keyof typeof AUDIT_ACTS;
