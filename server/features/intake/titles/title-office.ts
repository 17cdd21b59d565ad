import { normaliseFileNumber } from '#server/turkish/file-numbers.ts';
import { normaliseOfficeName } from '#server/turkish/office-names.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';

/** A town and number, then the kind of office. No apostrophe: that belongs to the place of a thing. */
const OFFICE =
  /^(?:t\.? ?c\.? ?)?(?<name>(?:[a-z()]+\.? |\d{1,2}\. ?){0,7}?(?:(?:genel )?icra (?:ve iflas )?(?:dairesi|mudurlugu)(?: mudurlugu)?|iflas (?:dairesi|idaresi|mudurlugu)|(?:\(?sulh hukuk mah(?:kemesi|kemeleri|emesi|\.)?\)? ?)?(?:\(?(?:satis|tasfiye) memurlugu\)?)|(?:sulh hukuk|asliye hukuk|asliye ticaret|aile) mah(?:kemesi|emesi|\.)?))(?:'?n?den|'?nce|'?nin)?(?=[ ,.:-]|$)/;
const FILE =
  /(?<![\d/])((?:19|20)\d{2}) ?\/ ?(\d{1,6}) ?(esas|e\.|talimat|tlmt\.?|tal\.?|satis|icra|iflas)(?![a-z])(?: (?:sayili )?dosya[a-z]{0,4})?/;

export type TitleOffice = {
  readonly courtName?: string;
  readonly dosyaBilgi?: string;
  /** The title without the office and the number of the file, which say nothing about the thing. */
  readonly rest: string;
};

/**
 * Reads the office and the file at the beginning of a title, or from a title with nothing else:
 * `MİLAS İCRA DAİRESİ MÜDÜRLÜĞÜ`.
 */
export function readTitleOffice(title: string): TitleOffice {
  const office = OFFICE.exec(foldTurkish(title));
  const name = office?.groups?.name ?? '';
  const start = office ? office[0].indexOf(name) : 0;
  const afterOffice = office ? title.slice(office[0].length).replace(/^[\s,.:-]+/, '') : title;
  const file = FILE.exec(foldTurkish(afterOffice));
  const rest = file
    ? `${afterOffice.slice(0, file.index)} ${afterOffice.slice(file.index + file[0].length)}`.trim()
    : afterOffice;
  return {
    ...(office && { courtName: normaliseOfficeName(title.slice(start, start + name.length).trim()) }),
    ...(file && { dosyaBilgi: normaliseFileNumber(`${file[1]}/${file[2]} ${file[3]}`) }),
    rest,
  };
}
