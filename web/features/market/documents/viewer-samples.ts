export type ViewerSample = {
  readonly id: string;
  readonly title: string;
  /** Comma-separated, as a listing's `documentFiles` may be (spec §2, §3). */
  readonly documentFiles: string;
};

const FOLDER = '/files/sample/documents';

function list(...names: readonly string[]): string {
  return names.map((name) => `${FOLDER}/${name}`).join(',');
}

/** Every kind of document, and every way that showing one can fail. */
export const VIEWER_SAMPLES: readonly ViewerSample[] = [
  {
    id: 'konut',
    title: 'Konut: ilan, şartname, rapor, proje, fotoğraflar',
    documentFiles: list(
      'satis-ilani.pdf',
      'satis-sartnamesi.pdf',
      'kiymet-takdir-raporu.pdf',
      'mimari-proje.tif',
      'fotograf-konut-1.jpg',
      'fotograf-konut-2.jpg',
    ),
  },
  {
    id: 'arsa',
    title: 'Arsa: ilan, rapor, imar çapı, fotoğraflar',
    documentFiles: list(
      'satis-ilani.pdf',
      'kiymet-takdir-raporu.pdf',
      'imar-capi.tif',
      'fotograf-arazi-1.jpg',
      'fotograf-arazi-2.jpg',
    ),
  },
  {
    id: 'arac',
    title: 'Araç: UDF ilan, şartname, ekspertiz, fotoğraflar',
    documentFiles: list(
      'satis-ilani.udf',
      'satis-sartnamesi.pdf',
      'arac-ekspertiz-raporu.pdf',
      'fotograf-arac-1.jpg',
      'fotograf-arac-2.jpg',
    ),
  },
  {
    id: 'ekler',
    title: 'Ekler: arşiv ve bilinmeyen tür',
    documentFiles: list('dosya-ekleri.zip', 'kroki-olcumleri.dat'),
  },
  {
    id: 'eksik',
    title: 'Eksik: sunucuda bulunmayan belge',
    documentFiles: list('olmayan-belge.pdf', 'satis-ilani.pdf'),
  },
];
