import type { SUB_CATEGORIES } from '#shared/kinds/kinds.ts';

export type VehicleKind = (typeof SUB_CATEGORIES)['2'][number];

/** A model that is often auctioned. */
export type VehicleModel = {
  /** The brand's code in shared/kinds/vehicle-brands.ts; `null` for brands that are not listed there. */
  readonly code: string | null;
  readonly name: string;
  /** The price of a new one, in thousands of lira of 2026. */
  readonly newPrice: number;
  readonly from: number;
  readonly to: number;
  readonly engines: readonly string[];
};

/**
 * `code|name|new price in thousands|first-last model year|engines or versions`; the most frequent models occur twice.
 */
const MODELS: Readonly<Record<VehicleKind, readonly string[]>> = {
  Otomobil: [
    '123|Renault Clio|1750|2008-2025|1.5 dCi Touch;1.0 TCe Joy;1.2 Joy',
    '123|Renault Clio|1750|2008-2025|1.5 dCi Joy;1.0 TCe Touch',
    '122|Renault Megane|2100|2008-2024|1.5 dCi Touch;1.3 TCe Joy;1.6 Joy',
    '122|Renault Symbol|1350|2008-2021|1.5 dCi Joy;1.2 Joy;0.9 TCe Touch',
    '122|Renault Fluence|1600|2010-2017|1.5 dCi Touch;1.6 Joy',
    '52|Fiat Egea|1450|2015-2025|1.3 Multijet Easy;1.4 Fire Easy;1.6 Multijet Urban',
    '52|Fiat Egea|1450|2015-2025|1.4 Fire Urban;1.6 Multijet Lounge',
    '52|Fiat Linea|1300|2007-2017|1.3 Multijet Active Plus;1.4 Fire Actual',
    '100|Tofaş Şahin|700|1996-2002|1.6;1.4 S',
    '52|Fiat Albea|1050|2004-2012|1.3 Multijet Premio;1.4 Sole',
    '53|Ford Focus|2250|2005-2024|1.6 TDCi Trend X;1.5 TDCi Titanium;1.6 Trend X',
    '53|Ford Fiesta|1650|2005-2022|1.4 TDCi Trend;1.5 TDCi Titanium;1.25 Trend',
    '153|Volkswagen Passat|3300|2006-2023|1.6 TDI Comfortline;2.0 TDI Highline;1.5 TSI Business',
    '153|Volkswagen Polo|1900|2006-2025|1.4 TDI Comfortline;1.0 TSI Life;1.2 TSI Trendline',
    '153|Volkswagen Golf|2600|2006-2024|1.6 TDI Comfortline;1.5 eTSI Life;1.4 TSI Highline',
    '153|Volkswagen Jetta|2300|2007-2017|1.6 TDI Comfortline;1.2 TSI Trendline',
    '111|Opel Astra|2200|2005-2025|1.6 CDTI Enjoy;1.4 Turbo Cosmo;1.2 Edition',
    '111|Opel Corsa|1750|2007-2025|1.3 CDTI Essentia;1.4 Enjoy;1.2 Edition',
    '111|Opel Insignia|2700|2009-2021|2.0 CDTI Cosmo;1.6 Design',
    '144|Toyota Corolla|2200|2005-2025|1.4 D-4D Touch;1.6 Vision;1.8 Hybrid Flame',
    '144|Toyota Auris|1800|2007-2018|1.4 D-4D Life;1.6 Comfort',
    '177|Hyundai i20|1500|2009-2025|1.4 CRDi Jump;1.4 MPI Style;1.2 MPI Team',
    '177|Hyundai Accent Blue|1400|2011-2019|1.6 CRDi Mode;1.4 D-CVVT Mode',
    '177|Hyundai Tucson|2600|2015-2025|1.6 CRDi Elite;1.6 T-GDI Style',
    '61|Honda Civic|2400|2006-2025|1.6 i-VTEC Premium;1.6 i-DTEC Elegance;1.5 VTEC Turbo Executive',
    '114|Peugeot 301|1500|2013-2021|1.6 HDi Active;1.2 PureTech Access',
    '114|Peugeot 3008|2900|2010-2025|1.6 BlueHDi Active;1.5 BlueHDi Allure',
    '34|Citroen C-Elysee|1500|2013-2021|1.6 HDi Attraction;1.5 BlueHDi Feel',
    '445|Dacia Duster|1850|2010-2025|1.5 dCi Laureate;1.3 TCe Comfort',
    '445|Dacia Sandero|1450|2009-2025|1.5 dCi Stepway;0.9 TCe Ambiance',
    '133|Skoda Octavia|2700|2007-2025|1.6 TDI Ambition;1.5 TSI Elite',
    '133|Skoda Superb|3500|2009-2024|1.6 TDI Prestige;2.0 TDI Laurin Klement',
    '19|Seat Leon|2400|2006-2025|1.6 TDI Style;1.5 TSI FR',
    '107|Nissan Qashqai|2700|2008-2025|1.5 dCi Tekna;1.6 dCi Sky Pack;1.3 DIG-T Skypack',
    '800|Kia Sportage|2600|2011-2025|1.6 CRDi Cool;1.6 T-GDI Prestige',
    '800|Kia Rio|1500|2012-2023|1.4 CRDi Cool;1.25 MPI Fancy',
    '21|BMW 320i|5600|2006-2024|ED Luxury Line;Edition M Sport',
    '21|BMW 520d|7600|2006-2024|Comfort;Exclusive;M Sport',
    '90|Mercedes C 180|5400|2006-2024|AMG;Fascination;Komfort',
    '90|Mercedes E 250|7800|2009-2022|CDI Avantgarde;CGI Elite',
    '9|Audi A3|3600|2006-2025|1.6 TDI Ambition;35 TFSI Advanced',
    '9|Audi A4|4900|2006-2024|2.0 TDI Design;40 TDI Advanced',
    '154|Volvo S60|4700|2011-2023|1.6 D Premium;2.0 T4 Inscription',
    '125|Range Rover Sport|13500|2008-2023|3.0 TDV6 HSE;2.0 SD4 SE',
    '118|Porsche Macan|9800|2015-2024|2.0;S',
    '83|Lada Vega|900|2005-2012|1.5',
    '32|Chevrolet Cruze|1600|2009-2014|1.6 LS;2.0 D LT',
    '721|Chery Tiggo 8 Pro|2500|2023-2025|1.6 TGDI Excellent',
    '454|Tesla Model Y|3300|2022-2025|RWD;Long Range',
    '|Togg T10X|2300|2023-2025|V1 RWD Standart Menzil;V2 RWD Uzun Menzil',
  ],
  Kamyonet: [
    '53|Ford Transit|2150|2006-2025|350 L Çift Kabin;330 S Açık Kasa;350 M',
    '53|Ford Transit Connect|1500|2005-2023|1.8 TDCi Deluxe;1.5 TDCi Trend',
    '53|Ford Transit Courier|1450|2014-2025|1.5 TDCi Titanium;1.6 TDCi Trend',
    '52|Fiat Doblo|1600|2005-2024|1.3 Multijet Maxi;1.6 Multijet Easy;1.3 Multijet Safeline',
    '52|Fiat Fiorino|1300|2008-2025|1.3 Multijet Pop;1.4 Fire Safeline',
    '123|Renault Kangoo|1550|2006-2024|1.5 dCi Multix;1.5 dCi Joy',
    '153|Volkswagen Caddy|2100|2006-2024|1.6 TDI Trendline;2.0 TDI Comfortline',
    '153|Volkswagen Amarok|3300|2011-2024|2.0 BiTDI 4x4 Highline;3.0 V6 TDI',
    '94|Mitsubishi L200|2500|2006-2024|2.5 DI-D Invite;2.4 DI-D 4x4',
    '144|Toyota Hilux|3000|2006-2025|2.4 D-4D Adventure;2.5 D-4D 4x2',
    '66|Isuzu D-Max|2500|2007-2025|2.5 D Çift Kabin;1.9 V-Cross',
    '114|Peugeot Partner|1600|2006-2024|1.6 HDi Comfort;1.5 BlueHDi Active',
    '177|Hyundai H-100|1600|2004-2015|2.5 TCI Kamyonet',
    '800|Kia Bongo|1850|2006-2025|K2500 2.5 CRDi;K2700',
  ],
  Kamyon: [
    '53|Ford Cargo|4300|2004-2024|2533 6x2;1833 DC;3542 8x4',
    '90|Mercedes Atego|4700|2006-2023|1518;1218',
    '90|Mercedes Axor|4600|2005-2022|2529 6x2;3029 8x2;1829',
    '27|BMC Fatih|2900|1998-2012|162-25;220-26',
    '27|BMC Tuğra|4200|2018-2025|1846;3246 8x2',
    '66|Isuzu NPR|2900|2004-2025|10 Long;3D;8 Long',
    '360|MAN TGS|5600|2008-2024|33.400 6x4;41.400 8x4',
    '520|Iveco Eurocargo|4000|2005-2023|120E18;160E25',
    '94|Mitsubishi Fuso Canter|2700|2005-2023|TF 85;FE 859',
    '138|Scania P 360|5400|2010-2022|8x2;6x2',
  ],
  Çekici: [
    '90|Mercedes Actros|6400|2006-2025|1841 LS;1845 LS;1851 LS',
    '90|Mercedes Axor|4800|2005-2020|1840 LS;1836 LS',
    '53|Ford F-MAX|5300|2018-2025|500 4x2;Comfort',
    '53|Ford Cargo|4300|2007-2020|1842 T;1848 T',
    '138|Scania R 450|6600|2011-2025|Highline 4x2;Topline',
    '154|Volvo FH 460|6500|2008-2025|4x2;Globetrotter',
    '360|MAN TGX|6200|2009-2025|18.460;18.500',
    '40|DAF XF 105|5900|2008-2022|460;410',
    '123|Renault T 460|5800|2014-2024|4x2;High Cab',
    '520|Iveco Stralis|5300|2008-2022|AS440S46;AT440S43',
  ],
  Dorse: [
    '|Tırsan|1450|2005-2025|tenteli;kayar perdeli;konteyner taşıyıcı',
    '|Krone|1500|2008-2024|tenteli;frigorifik',
    '|Schmitz|1600|2007-2024|frigorifik;tenteli',
    '|Otokar|1400|2006-2023|akaryakıt tankeri;lowbed',
    '|Kässbohrer|1550|2008-2025|silobas;mega tenteli',
    '|yerli imalat|1000|2004-2024|damperli hafriyat;sal kasa;lowbed',
  ],
  Minibüs: [
    '53|Ford Transit|2700|2006-2025|14+1;17+1 Jumbo',
    '90|Mercedes Sprinter|4200|2006-2024|416 CDI 16+1;519 CDI 19+1',
    '153|Volkswagen Crafter|3600|2007-2024|2.0 TDI 16+1;Volt 17+1',
    '52|Fiat Ducato|2600|2007-2024|14+1;16+1',
    '123|Renault Master|2500|2007-2023|15+1;13+1',
    '561|Karsan J9 Premier|1500|2002-2013|14+1',
  ],
  Otobüs: [
    '90|Mercedes Travego|13500|2005-2024|15 SHD;17 SHD',
    '90|Mercedes Tourismo|11500|2006-2025|15 RHD;16 RHD',
    '440|Neoplan Tourliner|12500|2007-2024|P21;SHD',
    '552|Temsa Safir|9800|2006-2023|Plus;II',
    '552|Temsa Prestij|5200|2005-2023|Super Deluxe;SX',
    '66|Isuzu Novo|5000|2008-2024|Lux;Ultra',
    '101|Otokar Sultan|5000|2006-2024|Mega;Comfort',
    '360|MAN Fortuna|9000|2005-2014|HDL',
  ],
  Panelvan: [
    '53|Ford Transit|2150|2006-2025|350 L;330 M;310 S',
    '153|Volkswagen Transporter|2700|2006-2024|2.0 TDI City Van;Camlı Van',
    '52|Fiat Ducato|2200|2007-2024|13 m³;15 m³',
    '123|Renault Trafic|2150|2008-2024|1.6 dCi Grand Confort;2.0 dCi',
    '34|Citroen Jumpy|2000|2008-2024|2.0 HDi;1.5 BlueHDi',
    '114|Peugeot Boxer|2150|2007-2023|2.2 HDi 13 m³;15 m³',
    '90|Mercedes Vito|3000|2006-2024|111 CDI;114 CDI Base',
  ],
  Motosiklet: [
    '61|Honda PCX|230|2012-2025|125;150',
    '61|Honda CBF 150|160|2008-2019|150',
    '61|Honda Forza|420|2015-2025|250;750',
    '600|Yamaha NMAX|210|2015-2025|125;155',
    '600|Yamaha MT-07|640|2014-2024|689 cc',
    '600|Yamaha YBR|130|2007-2017|125 ESD',
    '600|Mondial Drift L|85|2013-2024|125',
    '600|Kuba Blueberry|75|2015-2025|50;125',
    '455|KTM Duke|420|2013-2025|250;390',
    '130|Suzuki GSX-R|950|2006-2020|600;1000',
    '21|BMW R 1250 GS|1650|2019-2024|Adventure;Rallye',
    '600|Arora|70|2014-2025|100;50',
  ],
  Traktör: [
    '400|New Holland TD|1950|2004-2025|TD65D;TD90D;TD110D',
    '400|New Holland TT|1350|2006-2025|TT50;TT75',
    '400|Massey Ferguson|1900|1995-2025|240;2630;5710',
    '400|Türk Fiat|1300|1988-2005|480;55-56;80-66',
    '400|Başak|1450|2005-2025|2075;5105',
    '400|Erkunt|1500|2006-2025|Bereket 58;Kısmet 65;Haşmet 110',
    '400|John Deere|2700|2007-2025|5050E;5085M;6120M',
    '400|Case IH|2300|2008-2025|JX75;JX110',
    '400|Tümosan|1350|2005-2025|55-85;80-85',
    '400|Valtra|2100|2010-2024|A 93;N 134',
  ],
  'İş Makinesi': [
    '|Hidromek 102B beko loder|4300|2006-2025|Alpha;Supra',
    '|JCB 3CX beko loder|4700|2006-2024|4T;Eco',
    '|Caterpillar 320 ekskavatör|9500|2006-2024|D;GC',
    '|Komatsu PC210 ekskavatör|9800|2007-2024|LC-8;LC-10',
    '|Volvo EC210 paletli ekskavatör|9200|2006-2020|B;D',
    '|Hitachi ZX 210 ekskavatör|9300|2007-2023|LC;W',
    '|Caterpillar 428 kazıcı yükleyici|4600|2005-2022|E;F',
    '|Linde forklift|1500|2004-2024|H 25 D;E 16',
    '|Toyota forklift|1450|2004-2024|8FD25;8FBE18',
    '|Hyster forklift|1500|2005-2023|H3.0;J1.8',
    '|Caterpillar 140 greyder|11500|2004-2020|M;K',
    '|Bobcat S530 mini yükleyici|2300|2010-2024|S530;S590',
    '|Bomag BW 213 silindir|4200|2005-2022|D-4;D-5',
    '|Zoomlion ZTC250 mobil vinç|9800|2011-2024|25 ton;30 ton',
  ],
  'Diğer Araç': [
    '|yerli imalat römork|220|2005-2025|tek dingil;çift dingil',
    '|çekme karavan|1300|2008-2025|4 kişilik;5 kişilik',
    '|Claas biçerdöver|8500|2000-2022|Lexion 570;Tucano 320',
    '|New Holland biçerdöver|7900|1998-2023|TC 5080;CX 6080',
    '|ATV|330|2012-2025|250 cc;450 cc',
    '|golf aracı|420|2012-2024|elektrikli 4 kişilik;elektrikli 6 kişilik',
  ],
};

/** Models by sub-category, parsed once. */
export const VEHICLE_MODELS: Readonly<Record<VehicleKind, readonly VehicleModel[]>> = Object.fromEntries(
  Object.entries(MODELS).map(([kind, rows]) => [kind, rows.map(parseModel)]),
  // safe: the keys are those of MODELS, which has every sub-category
) as Record<VehicleKind, VehicleModel[]>;

function parseModel(row: string): VehicleModel {
  const [code = '', name = '', newPrice = '', years = '', engines = ''] = row.split('|');
  const [from, to] = years.split('-').map(Number);
  if (!from || !to || !Number(newPrice)) throw new Error(`Unreadable vehicle model: ${row}`);
  return { code: code === '' ? null : code, name, newPrice: Number(newPrice), from, to, engines: engines.split(';') };
}
