/**
 * Other spellings of brands → the spelling in listings; in addition to the names in `shared/kinds/vehicle-brands.ts`.
 */
export const BRAND_SPELLINGS: readonly (readonly [typed: string, brand: string])[] = [
  ['mercedes benz', 'MERCEDES'],
  ['mersedes', 'MERCEDES'],
  ['mercedez', 'MERCEDES'],
  ['mersedez', 'MERCEDES'],
  ['volkswagen', 'VOLKSWAGEN'],
  ['vw', 'VOLKSWAGEN'],
  ['volksvagen', 'VOLKSWAGEN'],
  ['wolksvagen', 'VOLKSWAGEN'],
  ['wolkswagen', 'VOLKSWAGEN'],
  ['volswagen', 'VOLKSWAGEN'],
  ['vosvagen', 'VOLKSWAGEN'],
  ['reno', 'RENAULT'],
  ['renult', 'RENAULT'],
  ['hyundai', 'HYUNDAI'],
  ['hundai', 'HYUNDAI'],
  ['hyunday', 'HYUNDAI'],
  ['hunday', 'HYUNDAI'],
  ['pejo', 'PEUGEOT'],
  ['peugot', 'PEUGEOT'],
  ['pejot', 'PEUGEOT'],
  ['sitroen', 'CITROEN'],
  ['citroën', 'CITROEN'],
  ['şevrole', 'CHEVROLET'],
  ['chevrole', 'CHEVROLET'],
  ['toyata', 'TOYOTA'],
  ['tayota', 'TOYOTA'],
  ['toyoto', 'TOYOTA'],
  ['ford', 'FORD'],
  ['ford otosan', 'FORD'],
  ['tofaş', 'TOFAŞ'],
  ['tofaş kartal', 'TOFAŞ'],
  ['tofaş şahin', 'TOFAŞ'],
  ['tofaş doğan', 'TOFAŞ'],
  ['murat 131', 'TOFAŞ'],
  ['togg', 'TOGG'],
  ['cupra', 'CUPRA'],
  ['mg', 'MG'],
  ['byd', 'BYD'],
  ['chery', 'CHERY'],
  ['çeri', 'CHERY'],
  ['nissan', 'NISSAN'],
  ['nisan marka', 'NISSAN'],
  ['mitsubishi', 'MITSUBISHI'],
  ['mitsubisi', 'MITSUBISHI'],
  ['skoda', 'SKODA'],
  ['isuzu', 'ISUZU'],
  ['land rover', 'LAND ROVER'],
  ['range rover', 'RANGE ROVER'],
  ['alfa romeo', 'ALFA ROMEO'],
  ['new holland', 'NEW HOLLAND'],
  ['massey ferguson', 'MASSEY FERGUSON'],
  ['john deere', 'JOHN DEERE'],
  ['tümosan', 'TÜMOSAN'],
  ['erkunt', 'ERKUNT'],
  ['caterpillar', 'CATERPILLAR'],
  ['komatsu', 'KOMATSU'],
  ['hidromek', 'HİDROMEK'],
  ['iveco', 'IVECO'],
  ['rolls royce', 'ROLLS-ROYCE'],
  ['yamaha', 'YAMAHA'],
  ['kawasaki', 'KAWASAKI'],
  ['vespa', 'VESPA'],
  ['jcb', 'JCB'],
  ['bobcat', 'BOBCAT'],
  ['kuba', 'KUBA'],
  ['kymco', 'KYMCO'],
  ['bajaj', 'BAJAJ'],
  ['mondial', 'MONDIAL'],
];

/** Brands in the insurers' list that usually mean something else. */
export const WEAK_BRANDS: ReadonlySet<string> = new Set(
  'man mini smart mega ds maz jac morgan proton lotus mercury ziraitraktor grove gaz tata faw mjt astra motorsiklet motosiklet lincoln rover smart emt pgo avia coda diger alke'.split(
    ' ',
  ),
);

/** Models that name a vehicle without its brand. */
export const MODELS: readonly string[] = `
  passat golf polo jetta tiguan touareg amarok caddy transporter caravelle crafter arteon
  corolla yaris auris hilux avensis
  civic crv cr-v jazz
  megane clio symbol fluence laguna kangoo kadjar captur talisman broadway taliant
  focus fiesta mondeo transit ranger courier kuga tourneo cargo
  doblo fiorino egea linea albea palio punto ducato tempra tipo
  insignia vectra corsa mokka vivaro movano combo
  i10 i20 i30 ix35 accent elantra tucson getz bayon starex
  sportage ceed picanto sorento cerato
  duster sandero dokker lodgy
  octavia superb fabia kodiaq rapid
  leon ibiza toledo
  qashqai juke micra navara xtrail x-trail
  partner rifter berlingo jumper jumpy boxer bipper nemo
  sprinter vito actros axor atego vaneo cla gla glc
  l200 canter
  x1 x3 x5 x6 a3 a4 a6 a8 q3 q5 q7
  c180 c200 e200 e250 s350 320i 520d 520i 316i
  xc40 xc60 xc90
  tekne utv suv sedan hatchback biçerdöver atv karavan jeep jip cip
`
  .trim()
  .split(/\s+/);
