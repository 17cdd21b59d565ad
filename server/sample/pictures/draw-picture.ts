import type { SubCategory } from '#shared/kinds.ts';
import { DAIRE } from './apartments.ts';
import { OTOMOBIL } from './cars.ts';
import { ELEKTRONIK } from './electronics.ts';
import { FABRIKA } from './factories.ts';
import { TARLA } from './fields.ts';
import { MOBILYA } from './furniture.ts';
import { BAHCE, ZEYTINLIK } from './groves.ts';
import { IS_MAKINESI } from './heavy-machines.ts';
import { OTEL } from './hotels.ts';
import { EV_ESYASI } from './household.ts';
import { MUSTAKIL_EV } from './houses.ts';
import { ZIYNET } from './jewellery.ts';
import { MAKINE } from './machines.ts';
import { MOTOSIKLET } from './motorcycles.ts';
import { OFIS } from './offices.ts';
import { DIGER_TASINIR } from './other-movables.ts';
import { DIGER_GAYRIMENKUL } from './other-real-estate.ts';
import { DIGER_ARAC } from './other-vehicles.ts';
import { KAMYONET } from './pickups.ts';
import { ARSA } from './plots.ts';
import { HURDA } from './scrap.ts';
import { ISYERI } from './shops.ts';
import { TEKSTIL } from './textiles.ts';
import { BINA } from './town-buildings.ts';
import { TRAKTOR } from './tractors.ts';
import { DORSE } from './trailers.ts';
import { CEKICI, KAMYON } from './trucks.ts';
import { MINIBUS, OTOBUS, PANELVAN } from './vans.ts';
import { VILLA } from './villas.ts';
import { BAG } from './vineyards.ts';
import { DEPO } from './warehouses.ts';

const PICTURES: Readonly<Record<SubCategory, readonly (() => string)[]>> = {
  Daire: DAIRE,
  'Müstakil Ev': MUSTAKIL_EV,
  Villa: VILLA,
  Arsa: ARSA,
  Tarla: TARLA,
  Bağ: BAG,
  Bahçe: BAHCE,
  Zeytinlik: ZEYTINLIK,
  İşyeri: ISYERI,
  Ofis: OFIS,
  Depo: DEPO,
  Fabrika: FABRIKA,
  Bina: BINA,
  Otel: OTEL,
  'Diğer Gayrimenkul': DIGER_GAYRIMENKUL,
  Otomobil: OTOMOBIL,
  Kamyonet: KAMYONET,
  Kamyon: KAMYON,
  Çekici: CEKICI,
  Dorse: DORSE,
  Minibüs: MINIBUS,
  Otobüs: OTOBUS,
  Panelvan: PANELVAN,
  Motosiklet: MOTOSIKLET,
  Traktör: TRAKTOR,
  'İş Makinesi': IS_MAKINESI,
  'Diğer Araç': DIGER_ARAC,
  Makine: MAKINE,
  'Ev Eşyası': EV_ESYASI,
  Mobilya: MOBILYA,
  Elektronik: ELEKTRONIK,
  Tekstil: TEKSTIL,
  Ziynet: ZIYNET,
  Hurda: HURDA,
  'Diğer Taşınır': DIGER_TASINIR,
};

/** How many distinct pictures there are of a sub-category. */
export function variantCount(subCategory: SubCategory): number {
  return PICTURES[subCategory].length;
}

/** An 800×600 drawing as SVG; the same text at every call. Variants beyond the last start over. */
export function drawPicture(subCategory: SubCategory, variant: number): string {
  const pictures = PICTURES[subCategory];
  const draw = pictures[variant % pictures.length];
  if (!draw) throw new Error(`No picture of ${subCategory}`);
  return draw();
}
