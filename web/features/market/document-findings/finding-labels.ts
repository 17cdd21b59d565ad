import type { FindingField } from '#shared/read-documents/document-findings.ts';

/** What is looked for in documents, as the page calls it. */
export const FINDING_LABELS: Readonly<Record<FindingField, string>> = {
  share: 'Satılan pay',
  appraisal: 'Muhammen bedel',
  appraisedOn: 'Kıymet takdiri tarihi',
  grossM2: 'Brüt alan',
  netM2: 'Net alan',
  plotM2: 'Arsa alanı',
  unit: 'Bağımsız bölüm',
  floor: 'Kat',
  occupancy: 'Kullanım',
  annotations: 'Tapu kaydı',
  priorClaims: 'Öne geçebilecek alacaklar',
  km: 'Kilometre',
};
