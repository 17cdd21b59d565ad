/** A landline with or without country code: `+90 (312) 555 44 33`, `0312.555.4433`, `312 5554433`. */
const LANDLINE =
  /^(?:\(?(?:\+|00)?90\)?|\(?0)?[ .-]?\(?([2-4]\d{2})\)?[ ./-]{0,3}(\d{3})[ .-]?(\d{2})[ .-]?(\d{2})(?!\d)/;
/** A number without area code that is valid in the whole country: `444 1 234`. */
const NATIONAL = /^444[ .-]?(?:\d[ .-]?){3}\d(?!\d)/;
const EXTENSION = /^[ ,;(–-]{0,3}(?:\/|dahil[iî]|dah\.?|iç hat)[ .:]{0,2}(\d{1,6})(?!\d)(?:\s?-\s?\d{1,6}(?!\d))?\)?/iu;

/**
 * Reads the telephone number of an office at the start of a text. Returns it in one form (`0312 555 44 33 / 120`) with
 * the text that follows. Skips mobile numbers, because they belong to persons (D29).
 */
export function readOfficePhone(text: string): { phone: string; rest: string } | undefined {
  const national = NATIONAL.exec(text);
  const landline = national ? null : LANDLINE.exec(text);
  const [found = ''] = national ?? landline ?? [];
  if (found === '') return undefined;
  const digits = found.replace(/\D/g, '');
  const phone = landline ? `0${landline.slice(1).join(' ')}` : `444 ${digits.slice(3, 5)} ${digits.slice(5)}`;
  const after = text.slice(found.length);
  const extension = EXTENSION.exec(after);
  return { phone: extension ? `${phone} / ${extension[1]}` : phone, rest: after.slice(extension?.[0].length ?? 0) };
}
