import { CATEGORY_LABELS, categoryOfSubCategory } from '#shared/kinds/kinds.ts';
import type { ListingSearch } from '#shared/listing-search.ts';
import type { Relaxation } from '#shared/search-filters/search-values.ts';
import { formatLira, formatNumber } from '#shared/text/money.ts';
import { locative } from '#shared/text/turkish-suffixes.ts';
import { districtNames } from '../conditions/resolved-search.ts';

/** Says what found nothing and how many results there are without it: `Çankaya’da yok, Ankara genelinde 12 ihale.` */
export function relaxationSentence(what: Relaxation, search: ListingSearch, total: number): string {
  const [missing, instead] = CLAUSES[what](search);
  return `${missing} yok, ${instead} ${formatNumber(total)} ihale.`.replaceAll("'", '’');
}

type Clauses = (search: ListingSearch) => readonly [missing: string, instead: string];

const CLAUSES: Readonly<Record<Relaxation, Clauses>> = {
  district: ({ district, city }) => [
    locative(listed(districtNames(district ?? ''))),
    city ? `${listed(city)} genelinde` : 'Türkiye genelinde',
  ],
  ended: () => ['Bu numarayla süren bir ihale', 'sona ermiş'],
  query: ({ query }) => [`“${query}” geçen ihale`, 'bu sözler olmadan'],
  price: (search) => [pricesSaid(search), 'fiyat sınırı olmadan'],
  deposit: () => ['Teminatı bu sınırlarda olan ihale', 'teminat sınırı olmadan'],
  date: ({ daysRemaining }) => [
    daysRemaining === undefined ? 'Bu tarihlerde biten ihale' : `${daysRemaining} gün içinde biten ihale`,
    'tarih sınırı olmadan',
  ],
  age: ({ minAge, maxAge }) => [
    minAge === undefined && maxAge === undefined ? 'Bu model yılında araç' : 'Bu yaşta araç',
    'yıl sınırı olmadan',
  ],
  area: () => ['Alanı bilinen ve bu ölçüde olan ihale', 'alan sınırı olmadan'],
  particulars: () => ['Kilometresi ya da yakıtı böyle olduğu bilinen araç', 'bunlar aranmadan'],
  advanced: () => ['Bu koşullara uyduğu bilinen ihale', 'bu koşullar aranmadan'],
  corrected: () => ['Bu sürede düzeltilen ihale', 'düzeltilmeyenlerle birlikte'],
  phase: ({ phase }) =>
    phase === 'upcoming'
      ? ['Başlamadığı bilinen ihale', 'sürenlerle birlikte']
      : ['Sürdüğü bilinen ihale', 'başlamayanlarla birlikte'],
  share: ({ share }) =>
    share?.includes('part') ? ['Hisseli', 'hisse satışı olmayanlarda'] : ['Tam mülkiyette', 'hisselilerle birlikte'],
  secondRound: ({ secondRound }) => [secondRound === true ? '2. ihalede' : '1. ihalede', 'tüm ihalelerde'],
  sulhMahkeme: ({ sulhMahkeme }) =>
    sulhMahkeme === true
      ? ['Satış memurluklarında', 'icra dairelerinde']
      : ['İcra dairelerinde', 'satış memurluklarında'],
  subCategory: ({ subCategory, category }) => [
    listed(subCategory ?? [], 'ya da'),
    `${kindSaid(subCategory?.[0], category)} türünde`,
  ],
  brand: ({ brand = [], model = [] }) => [listed([...model, ...brand], 'ya da'), 'tüm markalarda'],
  court: ({ court }) => [locative(court ?? ''), 'tüm dairelerde'],
  parsel: ({ ada, parsel }) =>
    ada === undefined
      ? [`${parsel} parsel`, 'parsel numarası olmadan']
      : [`${ada} ada ${parsel} parsel`, `${ada} adada`],
  city: ({ city, district }) => [
    locative(district === undefined ? listed(city ?? []) : listed(districtNames(district))),
    'Türkiye genelinde',
  ],
  exclude: () => ['Hariç tuttuklarınız dışında ihale', 'onlarla birlikte'],
};

/** The maximum number of names; more are replaced by their number: `5 il`. */
const MOST_NAMED = 3;

function listed(names: readonly string[], joint = 've'): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  if (names.length > MOST_NAMED) return `${names.slice(0, MOST_NAMED).join(', ')} ${joint} diğerleri`;
  return `${names.slice(0, -1).join(', ')} ${joint} ${last}`;
}

function kindSaid(subCategory: string | undefined, category: ListingSearch['category']): string {
  const number = category ?? (subCategory === undefined ? undefined : categoryOfSubCategory(subCategory));
  return number === undefined ? 'tüm' : CATEGORY_LABELS[number];
}

function pricesSaid({ minPrice, maxPrice }: ListingSearch): string {
  if (minPrice !== undefined && maxPrice !== undefined)
    return `${formatLira(minPrice)} – ${formatLira(maxPrice)} arasında`;
  return maxPrice === undefined ? `${formatLira(minPrice ?? 0)} üstünde` : `${formatLira(maxPrice)} altında`;
}
