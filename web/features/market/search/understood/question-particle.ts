const PARTICLES: Readonly<Record<string, string>> = {
  a: 'mı',
  ı: 'mı',
  e: 'mi',
  i: 'mi',
  o: 'mu',
  u: 'mu',
  ö: 'mü',
  ü: 'mü',
};

/** `Balıkesir mi`, `Van mı`, `Bolu mu`, `Gümüşhane mi`: a name with the question particle. */
export function asked(name: string): string {
  const vowels = name
    .toLocaleLowerCase('tr-TR')
    .replace(/[âîû]/g, (letter) => ({ â: 'a', î: 'i', û: 'u' })[letter] ?? letter);
  const last = vowels.match(/[aıeioöuü]/g)?.at(-1) ?? 'i';
  return `${name} ${PARTICLES[last]}`;
}

/** `Edremit: Balıkesir mi, Van mı?` */
export function askWhich(word: string, names: readonly string[]): string {
  return `${word}: ${names.map(asked).join(', ')}?`;
}
