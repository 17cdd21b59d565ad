import type {
  Axis,
  CreditorKind,
  Deadline,
  DebtKind,
  Occupant,
  PaperField,
  TermUnit,
  Validity,
  ZoneName,
} from './finding-fields.ts';
import type { Speaker } from './paper-kinds.ts';

/** The labels of the fields that are read from documents. */
export const FINDING_LABELS: Readonly<Record<PaperField, string>> = {
  share: 'Pay',
  pledge: 'İpotek',
  seizure: 'Haciz',
  precaution: 'İhtiyati tedbir',
  familyHome: 'Aile konutu şerhi',
  usufruct: 'İntifa hakkı',
  easement: 'İrtifak hakkı',
  priorClaim: 'Rüçhanlı alacak',
  debt: 'Borç ve gider',
  lease: 'Kira sözleşmesi',
  occupancy: 'Kullanan',
  km: 'Kilometre',
  damage: 'Hasar kaydı',
  missingKey: 'Anahtar',
  missingPapers: 'Araç ruhsatı',
  engine: 'Motor sorunu',
  chassis: 'Şasi sorunu',
  zoning: 'İmar durumu',
  unpermitted: 'Ruhsatsız ya da projeye aykırı kısım',
  licence: 'Yapı ruhsatı',
  occupancyPermit: 'İskân (yapı kullanma izni)',
  buildingAge: 'Bina yaşı',
  appraisedOn: 'Kıymet takdiri tarihi',
  extractOn: 'Tapu kaydının tarihi',
  leaseEnd: 'Kiranın bitişi',
  auctionEnd: 'İhalenin bitişi',
  validity: 'Geçerlilik süresi',
  deadline: 'Verilen süre',
  appraisal: 'Muhammen bedel',
  partValue: 'Bir bölümün değeri',
  grossM2: 'Brüt alan',
  netM2: 'Net alan',
  deedM2: 'Tapudaki alan',
  plotM2: 'Arsa alanı',
  unit: 'Bağımsız bölüm',
  floor: 'Bulunduğu kat',
};

/** For these fields, counts mean that the thing exists; for the others, that the document states a value. */
const THINGS: ReadonlySet<PaperField> = new Set([
  'pledge',
  'seizure',
  'precaution',
  'familyHome',
  'usufruct',
  'easement',
  'priorClaim',
  'debt',
  'lease',
  'damage',
  'engine',
  'chassis',
  'unpermitted',
  'licence',
  'occupancyPermit',
]);
const LACKS: ReadonlySet<PaperField> = new Set(['missingKey', 'missingPapers']);

/** The label of a count of listings: `İpotek: var`, `Anahtar: eksik`, `Net alan: yazıyor`. */
export function countedLabel(field: PaperField): string {
  return `${FINDING_LABELS[field]}: ${LACKS.has(field) ? 'eksik' : THINGS.has(field) ? 'var' : 'yazıyor'}`;
}

export const AXIS_LABELS: Readonly<Record<Axis, string>> = {
  burden: 'Yük',
  use: 'Kullanım',
  planning: 'İmar',
  time: 'Süre',
};

export const SPEAKER_LABELS: Readonly<Record<Speaker, string>> = {
  notice: 'Satış ilanı',
  report: 'Bilirkişi raporu',
  register: 'Tapu kaydı',
  zoning: 'İmar yazısı',
  minutes: 'Tutanak',
  conditions: 'Şartname',
  letter: 'Yazı',
  lastRound: 'Önceki ihalenin ilanı',
  listing: 'İlan bilgileri',
};

export const OCCUPANT_LABELS: Readonly<Record<Occupant, string>> = {
  empty: 'Kimse yok (boş)',
  tenant: 'Kiracı',
  owner: 'Borçlu ya da malik',
  relative: 'Borçlunun yakını',
  other: 'Başka biri',
};

export const CREDITOR_LABELS: Readonly<Record<CreditorKind, string>> = {
  bank: 'banka',
  public: 'kamu',
  company: 'şirket',
  person: 'kişi',
};

export const DEBT_LABELS: Readonly<Record<DebtKind, string>> = {
  dues: 'aidat',
  tax: 'vergi',
  keeping: 'yediemin ve otopark',
  utilities: 'su, elektrik, gaz',
  fine: 'ceza',
};

export const ZONE_LABELS: Readonly<Record<ZoneName, string>> = {
  housing: 'Konut',
  trade: 'Ticaret',
  mixed: 'Konut ve ticaret',
  industry: 'Sanayi',
  farming: 'Tarım',
  tourism: 'Turizm',
  green: 'Park ve yeşil alan',
  public: 'Kamu hizmeti',
  road: 'Yol ve otopark',
  unplanned: 'İmar planı yok',
};

export const VALIDITY_LABELS: Readonly<Record<Validity, string>> = {
  licence: 'yapı ruhsatı',
  inspection: 'araç muayenesi',
  right: 'üst hakkı ya da tahsis',
  rightLeft: 'üst hakkı ya da tahsisin kalanı',
  paper: 'bu belge',
};

export const DEADLINE_LABELS: Readonly<Record<Deadline, string>> = {
  payment: 'ödeme',
  handover: 'teslim',
  vacating: 'tahliye',
  objection: 'itiraz ve şikâyet',
  remedy: 'aykırılığın giderilmesi',
};

export const TERM_UNIT_LABELS: Readonly<Record<TermUnit, string>> = {
  day: 'gün',
  workday: 'iş günü',
  week: 'hafta',
  month: 'ay',
  year: 'yıl',
};
