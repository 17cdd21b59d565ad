import { compareTurkish, foldTurkish } from '../text/turkish-text.ts';

/**
 * The models most often sold in Turkey, by make. After `=`: other spellings, each as one word. After `?`: a name that
 * is also an ordinary word or number, so it only counts as a model next to its make or another sign of a vehicle.
 */
const TABLE = `
Alfa Romeo: Giulietta; Giulia; Stelvio; 147?; 156?; 159?; Mito?
Audi: A1; A3; A4; A5; A6; A7; A8; Q2; Q3; Q5; Q7; Q8; TT?; E-Tron
BMC: Fatih?; Levend; Megastar; Profesyonel?; Tuğra; Pro?
BMW: 1 Serisi; 2 Serisi; 3 Serisi; 4 Serisi; 5 Serisi; 6 Serisi; 7 Serisi; X1; X2; X3; X4; X5; X6; X7; Z4; i3?; i4?; iX?
Chevrolet: Aveo; Cruze; Captiva; Lacetti; Spark?; Kalos; Trax; Rezzo
Chery: Tiggo; Omoda?; Niche?
Citroën: C1; C2; C3; C4; C5; C-Elysee=celize; C4 Picasso; Berlingo; Jumper; Jumpy; Nemo; Saxo; Xsara; C3 Aircross; C5 Aircross; SpaceTourer
Cupra: Formentor; Born?; Ateca?
Dacia: Duster=daster; Sandero; Logan; Dokker=doker; Lodgy; Jogger; Spring?; Solenza
Daewoo: Nexia; Lanos; Matiz; Espero?
DAF: XF?; CF?; LF?; XG?
Daihatsu: Terios; Sirion; Materia?
Dodge: Journey?; Nitro; Caliber; Ram?
DS: DS3; DS4; DS5; DS7
Fiat: Egea; Linea; Doblo=doplo; Fiorino; Ducato; Albea; Palio; Siena?; Punto; Grande Punto; Tipo; Tempra; Uno?; Panda?; 500?; 500L; 500X; Bravo?; Brava?; Marea; Stilo; Freemont?; Scudo; Pratico; Strada?; Ulysse; Fullback; Talento?; Egea Cross
Ford: Focus=fokus; Fiesta; Mondeo; Transit; Transit Custom=custom?; Transit Connect=connect?; Tourneo Connect=connect?; Tourneo Courier; Tourneo Custom; Courier=kuryer; Kuga; Ranger; Puma?; Ecosport; Escort?; Ka?; C-Max; B-Max; S-Max; Galaxy?; Taunus; Fusion?; Mustang?; Cargo=kargo?; F-Max; Edge?; Explorer?; Maverick
Geely: Emgrand; Familia?; Echo?; Geometry
Honda: Civic=sivik; City?; Jazz; Accord?; CR-V; HR-V; Activa?; PCX; Forza?; Dio?; CBR; Fizy?; ZR-V; CB?
Hyundai: i10; i20; i30; i40; Accent=aksent; Accent Blue; Accent Era; Elantra; Getz; Tucson; ix35; ix20; Santa Fe; Bayon; Kona?; Starex; H-100; H-1; Matrix?; Atos; Sonata; Ioniq; Staria
Isuzu: D-Max; NPR; NKR; NLR; NQR; Novo?; Turkuaz?; Citimark; Urban?
Iveco: Daily=deyli; Stralis; Eurocargo; Trakker; S-Way
Jaguar: XE; XF?; XJ; F-Pace; E-Pace
Jeep: Renegade; Compass?; Cherokee; Grand Cherokee; Wrangler; Avenger; Patriot?
Karsan: J9; J10; Jest?; Atak?; Star?
Kia: Sportage; Ceed; Cerato; Rio?; Picanto; Stonic; Sorento; Xceed; Bongo?; Pro Ceed; Venga; Magentis; Carens; Niro; Pride?; Carnival; K2500
Lada: Samara; Niva; Vega?; Kalina; Nova?
Land Rover: Range Rover; Range Rover Sport; Range Rover Evoque=evoque; Range Rover Velar=velar; Discovery?; Discovery Sport; Defender?; Freelander
MAN: TGX; TGS; TGA; TGL; TGM; TGE
Mazda: 323?; 626?; Mazda 2; Mazda 3; Mazda 6; CX-3; CX-5; BT-50; MX-5; Premacy
Mercedes: A Serisi; B Serisi; C Serisi; E Serisi; S Serisi; CLA; CLS; CLK; GLA; GLB; GLC; GLE; GLK; ML?; Vito; Viano; Sprinter=sprintir; Citan; V Serisi; X Serisi; Actros; Axor; Atego; Arocs; Unimog; Vario?; Vaneo; Travego; Tourismo; Conecto; EQA; EQC; EQE
MG: MG ZS=zs?; MG HS=hs?; MG4; MG5
Mini: Cooper?; Countryman; Clubman
Mitsubishi: L200; Lancer; ASX; Outlander; Canter; Fuso?; Pajero; Carisma; Colt?; Space Star; Attrage; Eclipse Cross; L300
Nissan: Qashqai=kaşkay,qasqai,qashqay,kaskai; Juke; X-Trail; Micra; Navara; Note?; Almera; Primera?; Skystar; Pathfinder; NV200; Interstar; Primastar; Terrano; Pulsar?
Opel: Astra; Corsa; Insignia; Vectra; Mokka=moka; Crossland; Grandland; Combo; Vivaro; Movano; Zafira; Meriva; Antara; Omega?; Kadett; Tigra; Karl?; Frontera; Cascada
Otokar: Sultan?; Navigo; Doruk?; Atlas?; Magirus
Peugeot: 106?; 107?; 205?; 206?; 206+; 207?; 208?; 301?; 306?; 307?; 308?; 405?; 406?; 407?; 408?; 508?; 2008?; 3008?; 5008?; Partner=partnır; Rifter; Boxer; Bipper; Expert?; Traveller?; RCZ; Landtrek
Porsche: Cayenne; Macan; Panamera; Taycan; Boxster; Cayman
Renault: Clio=klio,cilio; Megane=megan,megana; Symbol=sembol?; Fluence=fluens; Kangoo=kango; Laguna; Captur=kaptur; Kadjar; Taliant; Austral?; Talisman; Scenic; Grand Scenic; Koleos; Latitude?; Twingo; Thalia; Express?; Master?; Trafic=trafik?; Broadway; R9=reno9; R12=reno12; R19=reno19; R21; Zoe; Modus; Toros?; Europa?; Espace?; Velsatis; Arkana
Scania: R Serisi; G Serisi; P Serisi
Seat: Ibiza; Leon; Toledo; Cordoba; Arona; Ateca; Alhambra; Altea; Tarraco; Exeo
Skoda: Octavia; Superb; Fabia; Rapid; Kodiaq; Karoq; Kamiq; Scala?; Yeti?; Roomster; Felicia; Favorit?; Citigo
Smart: Fortwo; Forfour
SsangYong: Korando; Rexton; Actyon; Kyron; Tivoli; Musso; Rodius; Torres?
Subaru: Forester; Impreza?; XV?; Legacy?; Outback
Suzuki: Vitara; Grand Vitara; Swift?; SX4; S-Cross; Jimny; Baleno; Alto?; Ignis; Maruti; Burgman
Tata: Indica; Indigo?; Xenon?; Telcoline; Safari?
Temsa: Prestij?; Maraton?; Safir?; Opalin; Tourmalin
Tesla: Model 3?; Model S?; Model X?; Model Y?
Tofaş: Şahin?; Doğan?; Kartal?; Serçe?; Murat 124; Murat 131
TOGG: T10X; T10F
Toyota: Corolla=karolla,corola,korolla; Yaris; Auris; C-HR; Hilux=haylüks; Avensis; RAV4; Corolla Cross; Land Cruiser; Verso?; Proace; Proace City; Camry; Carina?; Aygo; Urban Cruiser; Prius; Hiace; Starlet; Corolla Verso
Volkswagen: Golf; Polo; Passat=pasat; Jetta=jeta; Tiguan; Transporter=transportır; Caddy=kedi?,cady; Caravelle; Crafter; Amarok; Touareg; T-Roc; T-Cross; Taigo; Arteon; CC?; Scirocco; Bora?; Beetle?; Touran; Sharan; Volt?; Passat Variant; LT35; Multivan; Taos; Vento?; Fox?; Up?
Volvo: S40; S60; S80; S90; V40; V50; V60; V90; XC40; XC60; XC70; XC90; C30; FH; FM?; FMX; FL?
`;

export type VehicleModel = {
  readonly make: string;
  readonly model: string;
  /** `Renault Megane`: the value of the parameter `model` and the label of the chip. */
  readonly name: string;
  /** Spellings of the model without its make, folded and without blanks, and whether each needs the make beside it. */
  readonly spellings: readonly (readonly [spelling: string, needsMake: boolean])[];
};

/** The key for comparing model names, which ignores case, marks, blanks and hyphens: `CR-V`, `crv`. */
export function modelKey(text: string): string {
  return foldTurkish(text).replace(/[^a-z0-9+]/g, '');
}

const BMW_ENGINES = '16 18 20 23 25 28 30 35 40 45 50'.split(' ');
const BMW_FUELS = ['i', 'd', 'xi', 'xd', 'li', 'ld', 'ix', 'dx'];
const MERCEDES_ENGINES = '150 160 170 180 200 220 230 240 250 260 270 280 300 320 350 400 450 500'.split(' ');

/** People name BMW series and Mercedes classes by their engines: `320i`, `320`, `C180`, `E 250`. */
function engineSpellings(make: string, model: string): [string, boolean][] {
  const series = model.match(/^(\w) Serisi$/)?.[1]?.toLowerCase();
  if (series === undefined) return [];
  const word: [string, boolean] = [`${series}class`, false];
  if (make === 'BMW')
    return BMW_ENGINES.flatMap((engine) => [
      [`${series}${engine}`, true],
      ...BMW_FUELS.map((fuel): [string, boolean] => [`${series}${engine}${fuel}`, false]),
    ]);
  return make === 'Mercedes'
    ? [word, ...MERCEDES_ENGINES.map((engine): [string, boolean] => [series + engine, false])]
    : [];
}

function readModel(make: string, entry: string): VehicleModel {
  const [written = '', others = ''] = entry.split('=');
  const model = written.replace('?', '').trim();
  const spellings = [written, ...others.split(',')].filter((spelling) => spelling.trim() !== '');
  const own = spellings.map((spelling): [string, boolean] => [modelKey(spelling), spelling.includes('?')]);
  return { make, model, name: `${make} ${model}`, spellings: [...own, ...engineSpellings(make, model)] };
}

export const VEHICLE_MODELS: readonly VehicleModel[] = TABLE.trim()
  .split('\n')
  .flatMap((line) => {
    const [make = '', models = ''] = line.split(': ');
    return models.split('; ').map((entry) => readModel(make, entry));
  });

/** Makes to choose from, in alphabetical order; makes of machines, trucks and motorcycles have no models here. */
export const VEHICLE_MAKES: readonly string[] = [
  ...new Set([
    ...VEHICLE_MODELS.map(({ make }) => make),
    ...[
      'Bajaj',
      'BYD',
      'Case',
      'Caterpillar',
      'Erkunt',
      'Hidromek',
      'JCB',
      'John Deere',
      'Kanuni',
      'Kawasaki',
      'Komatsu',
    ],
    ...[
      'KTM',
      'Kuba',
      'Kymco',
      'Lexus',
      'Massey Ferguson',
      'Mondial',
      'New Holland',
      'Saab',
      'Setra',
      'Tümosan',
      'Vespa',
    ],
    ...['Yamaha', 'Başak', 'Deutz', 'Sany', 'Bobcat', 'Infiniti', 'Harley-Davidson'],
  ]),
].sort(compareTurkish);

export function modelsOf(make: string): readonly VehicleModel[] {
  return VEHICLE_MODELS.filter((model) => modelKey(model.make) === modelKey(make));
}

const BY_NAME = new Map(VEHICLE_MODELS.map((model) => [modelKey(model.name), model]));

/** A model by its whole name in any spelling: `renault megane`. */
export function findModel(name: string): VehicleModel | undefined {
  return BY_NAME.get(modelKey(name));
}

/** Makes of lorries, buses and motorcycles, and models of vans, pick-ups and similar vehicles: never cars. */
const NO_CARS = new Set(
  `BMC; DAF; Isuzu; Iveco; Karsan; MAN; Otokar; Scania; Temsa; Honda Activa; Honda PCX; Honda Forza; Honda Dio; Honda CBR;
   Honda Fizy; Honda CB; Citroën Berlingo; Citroën Jumper; Citroën Jumpy; Citroën Nemo; Citroën SpaceTourer; Dacia Dokker;
   Fiat Doblo; Fiat Fiorino; Fiat Ducato; Fiat Scudo; Fiat Pratico; Fiat Strada; Fiat Ulysse; Fiat Fullback; Fiat Talento;
   Ford Transit; Ford Transit Custom; Ford Transit Connect; Ford Tourneo Connect; Ford Tourneo Courier; Ford Tourneo Custom;
   Ford Courier; Ford Ranger; Ford Cargo; Ford F-Max; Ford Maverick; Hyundai Starex; Hyundai H-100; Hyundai H-1; Hyundai Staria;
   Kia Bongo; Kia Pride; Kia Carnival; Kia K2500; Mazda BT-50; Mercedes Vito; Mercedes Viano; Mercedes Sprinter;
   Mercedes Citan; Mercedes V Serisi; Mercedes X Serisi; Mercedes Actros; Mercedes Axor; Mercedes Atego; Mercedes Arocs;
   Mercedes Unimog; Mercedes Vario; Mercedes Travego; Mercedes Tourismo; Mercedes Conecto; Mitsubishi L200;
   Mitsubishi Canter; Mitsubishi Fuso; Mitsubishi L300; Nissan Navara; Nissan Skystar; Nissan NV200; Nissan Interstar;
   Nissan Primastar; Opel Combo; Opel Vivaro; Opel Movano; Peugeot Partner; Peugeot Rifter; Peugeot Boxer; Peugeot Bipper;
   Peugeot Expert; Peugeot Traveller; Peugeot Landtrek; Renault Kangoo; Renault Express; Renault Master; Renault Trafic;
   SsangYong Musso; SsangYong Actyon; Suzuki Maruti; Suzuki Burgman; Tata Telcoline; Tata Xenon; Toyota Hilux; Toyota Proace;
   Toyota Proace City; Toyota Hiace; Volkswagen Transporter; Volkswagen Caddy; Volkswagen Caravelle; Volkswagen Crafter;
   Volkswagen Amarok; Volkswagen LT35; Volkswagen Multivan; Volvo FH; Volvo FM; Volvo FMX; Volvo FL`
    .split(/;\s*/)
    .map(modelKey),
);

/** Whether a model is a car (otomobil). */
export function isCarModel({ make, name }: VehicleModel): boolean {
  return !NO_CARS.has(modelKey(make)) && !NO_CARS.has(modelKey(name));
}
