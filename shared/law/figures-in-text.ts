import { lawText, lawWords } from './figure-texts.ts';
import { LAW, type LawFigure } from './law-figures.ts';

const FIGURES: readonly LawFigure[] = Object.values(LAW);

/** A paragraph without any of these words is about something else, such as the trial or the lifetime of a cookie. */
const ABOUT_LAW =
  /İİK|TKHK|KVKK|teminat|artırma|ihale|muhammen|kıymet|teklif|fesh|fesih|tahliye|harc|harç|damga|cayma|cayabil|tutanağ|uzat|şikâyet|yanıt ver|yanıtlan|sonuçlandır/iu;
/** Sentences that may contain such figures, each with the reason. */
const MAY_SAY: readonly (readonly [sentence: RegExp, reason: string])[] = [
  [/“7 gün içinde”/u, 'the name of a preset filter'],
  [/on yıllık bir kira/u, 'a lease'],
  [/Beş yıl 11\.01\.2028/u, 'a lease'],
  [/teminatın %20 olduğu/u, 'the deposit of the law before 2021'],
  [/son 30 günde/u, 'a statistic of our own'],
];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

function spellingsOf(figure: LawFigure): string[] {
  // “A day” and “three days” are too common to be recognised as a legal term.
  if (figure.unit === 'day' && (figure.value === 1 || figure.value === 3)) return [];
  const text = lawText(figure);
  const spellings = [escaped(text), escaped(lawWords(figure))];
  if (figure.unit === 'clock') spellings.push(escaped(text.replace('.', ':')));
  if (figure.unit === 'percent') spellings.push(`yüzde ${figure.value}`, `% ${figure.value}`);
  if (figure.unit === 'lira')
    spellings.push(`${escaped(text.replace(' lira', ''))}\\s?(?:₺|TL)`, `₺${escaped(text.replace(' lira', ''))}`);
  if (figure.unit === 'permille')
    spellings.push(escaped((figure.value / 1000).toLocaleString('tr', { maximumFractionDigits: 6 })));
  return spellings;
}

const SPELT = new RegExp(`(?<![\\p{L}\\d.,/])(?:${FIGURES.flatMap(spellingsOf).join('|')})(?![\\d]|[.,]\\d)`, 'iu');
/** The lines of a text that contain a legal figure instead of a placeholder. */
export function figuresInText(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => ABOUT_LAW.test(line) && SPELT.test(line) && !MAY_SAY.some(([sentence]) => sentence.test(line)));
}
