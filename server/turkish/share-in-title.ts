const SHARE = /(\d{1,9})\s*\/\s*(\d{1,9})(?:['’]?\p{L}{0,4})?\s*(?:oranında\s*)?(?:arsa\s+)?(?:hisse|pay)/iu;

/** The share that a title offers, as the notice writes it (`1/3`); `undefined` when the whole is sold. */
export function findShare(title: string): string | undefined {
  const found = SHARE.exec(title);
  const [part, whole] = [Number(found?.[1]), Number(found?.[2])];
  return part > 0 && part < whole ? `${part}/${whole}` : undefined;
}
