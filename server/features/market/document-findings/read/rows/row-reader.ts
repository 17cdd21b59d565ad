import { DENIES } from '#server/turkish/denials.ts';
import type { PaperField } from '#shared/read-documents/finding-fields.ts';
import { isNot, type PaperAround, type Read, there } from '../paper-rule.ts';

/** Reads the value after a label. */
export type Reader = (value: string, paper: PaperAround) => readonly Read[];
export type Row = { readonly label: RegExp; readonly read: Reader };

export const IS_THERE =
  /^\W*(?:(?:\d+|bir|iki) (?:adet|tane)|var(?:dir)?(?![a-z])|mevcut(?:tur)?(?![a-z])(?! degil)|alinmis(?:tir)?(?![a-z])|bulunmaktadir|bulunuyor|evet|tam(?:dir)?(?![a-z]))/;
export const IS_NOT = new RegExp(
  `^\\W*(?:(?:herhangi bir )?(?:kayit|kaydi|serh|takyidat|bilgi)? ?(?:yok(?:tur)?(?![a-z])|bulunma(?:makta|dig|mis|di)|mevcut degil|alinmamis|hayir|rastlanma${DENIES}|duzenlenmemis|tespit edilmedi|eksik))`,
);
export const UNKNOWN = /bilinm|belirlenem|okunam|alinam|tespit edilem|incelenem|ogrenilem|^\W*$|^\W*-/;

/** Whether something exists: `var`, `yok`. Unknown is neither. */
export const being =
  (field: PaperField, isThere: RegExp = IS_THERE): Reader =>
  (value) => {
    if (UNKNOWN.test(value.slice(0, 60))) return [];
    if (IS_NOT.test(value)) return [isNot(field, 2)];
    return isThere.test(value) ? [there(field, {}, 2)] : [];
  };
