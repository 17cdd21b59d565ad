/** All details that a seller must configure before it can sell. */
export const SELLER_SETTINGS = {
  COMPANY_NAME: 'Peyda Bilişim A.Ş.',
  COMPANY_ADDRESS: 'Kızılırmak Mah. 1445. Sok. No: 2, Çankaya, Ankara',
  COMPANY_MERSIS: '0123456789012345',
  COMPANY_KEP: 'peyda@hs01.kep.tr',
  COMPANY_ETBIS: '1234567890123456, 02.11.2026',
  SUPPORT_EMAIL: 'destek@peyda.example',
  SUPPORT_PHONE: '0312 000 00 00',
} as const;
