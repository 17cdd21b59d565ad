import type { Papers } from '#server/features/selling/orders/index.ts';

/** Texts of two documents that contain the price and the buyer, and of one for renewals. */
export const TEST_PAPERS: Papers = {
  missing: () => [],
  of: (_config, { reference, totalKurus, buyer }) =>
    ['on-bilgilendirme', 'sozlesme'].map((document) => ({
      document,
      title: document,
      version: '2026-11-01',
      text: `${document} ${reference} ${totalKurus} kuruş, ${buyer.name}`,
    })),
  ofRenewal: (_config, { reference, renewed, totalKurus, from, until, consent }) => [
    {
      document: 'yenileme',
      title: 'yenileme',
      version: '2026-11-01',
      text: `${reference} renews ${renewed}: ${totalKurus} kuruş, ${from.toISOString()} to ${until.toISOString()}. ${consent}`,
    },
  ],
};

export const TRANSFER_SETTINGS = {
  TRANSFER_IBAN: 'TR330006100519786457841326',
  TRANSFER_BANK: 'Örnek Bankası',
  TRANSFER_HOLDER: 'Peyda Bilişim A.Ş.',
} as const;
