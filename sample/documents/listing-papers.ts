import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import { depositOf } from '#shared/law/amounts.ts';
import { turkishLira } from '../market/printed-figures.ts';
import { conditionsFor, type DocumentText } from './document-texts.ts';

/** The data for the documents of a listing: its own fields and its notice. */
export type PaperListing = {
  readonly title: string;
  readonly categoryNumber: CategoryNumber;
  readonly tur: string;
  readonly courtName: string | null;
  readonly dosyaBilgi: string | null;
  readonly location: string | null;
  readonly ada: string | null;
  readonly parsel: string | null;
  readonly hisse: string | null;
  readonly price: number | null;
  readonly description: string | null;
};

type Sections = DocumentText['sections'];
type Facts = DocumentText['facts'];

const THING: Readonly<Record<CategoryNumber, string>> = { '1': 'Taşınmazın', '2': 'Aracın', '3': 'Taşınır malın' };
const MADE_UP = 'Bu belge örnek veridir; gerçek bir dosyaya ait değildir.';
/** `KIYMETİ: 1.200.000,00 TL` */
const LABELLED = /^([\p{Lu}\d. ]{4,40}): (.+)$/u;
/** The parts of the notice that an expert's report repeats. */
const OF_REPORTS = /^(?:Tapu kaydı|Özellikleri?|İmar durumu|Araç bilgileri|Hasar durumu|Muhafaza yeri|Ruhsat kaydı)$/u;

/** The notice of a listing. */
export function noticeOf(listing: PaperListing): DocumentText {
  return {
    ...headOf(listing, `${THING[listing.categoryNumber]} açık artırma ilanı`),
    facts: [...factsOf(listing), ...roundsOf(listing)],
    sections: [...saidSections(listing), ...conditionsFor(listing.categoryNumber)],
  };
}

/** The conditions of sale of a listing. */
export function conditionsOf(listing: PaperListing): DocumentText {
  return {
    ...headOf(listing, 'Açık artırma şartnamesi'),
    facts: [...factsOf(listing).slice(0, 2), ['Satışın usulü', 'Elektronik ortamda açık artırma']],
    sections: [...conditionsFor(listing.categoryNumber)],
  };
}

/** The expert's report on the value of a listing, optionally with a sentence about who uses it. */
export function appraisalOf(listing: PaperListing, occupancy?: string): DocumentText {
  const isVehicle = listing.categoryNumber === '2';
  return {
    ...headOf(listing, isVehicle ? 'Araç kıymet takdiri raporu' : 'Kıymet takdiri raporu'),
    facts: factsOf(listing),
    sections: [
      {
        heading: 'İnceleme',
        paragraphs: [
          `Dosya incelenmiş, satışa konu ${isVehicle ? 'araç' : 'taşınmaz'} yerinde görülmüştür. Niteliği, bakımı, kullanımı ve benzerlerinin satış bedelleri birlikte değerlendirilmiştir.`,
          ...(occupancy === undefined ? [] : [occupancy]),
        ],
      },
      ...saidSections(listing).filter(({ heading }) => OF_REPORTS.test(heading)),
      {
        heading: 'Sonuç',
        paragraphs: [
          `Açıklanan nedenlerle bugünkü serbest piyasa değerinin ${amount(listing.price)} olduğu kanaatine varılmıştır.`,
          MADE_UP,
        ],
      },
    ],
  };
}

function headOf({ courtName }: PaperListing, title: string): Pick<DocumentText, 'title' | 'office'> {
  return { title, office: courtName ?? 'Örnek İcra Dairesi' };
}

function factsOf(listing: PaperListing): Facts {
  const { dosyaBilgi, tur, hisse, location, ada, parsel, price } = listing;
  const parcel = [ada && `${ada} ada`, parsel && `${parsel} parsel`].filter(Boolean).join(', ');
  const rows: readonly (readonly [string, string | null])[] = [
    ['Dosya no', dosyaBilgi],
    ['Cinsi', hisse === null ? tur : `${tur}, ${hisse} hisse`],
    ['Yeri', location],
    ['Ada / parsel', parcel],
    ['Muhammen bedel', amount(price)],
    ['Teminat', price === null ? null : amount(depositOf(price))],
  ];
  return rows.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}

function roundsOf({ description }: PaperListing): Facts {
  return ['Birinci', 'İkinci'].flatMap((name, index) => {
    const round = new RegExp(`^${index + 1}\\. İHALE: (.+)$`, 'mu').exec(description ?? '')?.[1];
    return round === undefined ? [] : [[`${name} artırma`, round] as const];
  });
}

/** The parts of the notice under their headings; the text before the first one is the sale itself. */
function saidSections({ description }: PaperListing): Sections {
  const sections: { heading: string; paragraphs: string[] }[] = [{ heading: 'Satış', paragraphs: [] }];
  for (const line of (description ?? '').split('\n')) {
    const [, label, text] = LABELLED.exec(line) ?? [];
    if (/^\d\. İHALE/u.test(line) || line.startsWith('SATIŞ ŞARTLARI')) continue;
    if (label !== undefined && text !== undefined) sections.push({ heading: sentenceCase(label), paragraphs: [text] });
    else if (line.trim() !== '') sections.at(-1)?.paragraphs.push(line.trim());
  }
  return sections.filter(({ paragraphs }) => paragraphs.length > 0);
}

function sentenceCase(capitals: string): string {
  const lower = capitals.toLocaleLowerCase('tr-TR');
  return (lower.charAt(0).toLocaleUpperCase('tr-TR') + lower.slice(1)).replace('kdv', 'KDV').replace('Kdv', 'KDV');
}

function amount(lira: number | null): string {
  return lira === null ? 'ilanda yazmıyor' : turkishLira(lira);
}
