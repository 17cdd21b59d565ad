/**
 * The query of an address of the site or of a call, `?city=Ankara&subCategory=tarla,bahce`; empty without parameters.
 * Omits null, undefined and empty values, and keeps commas readable.
 */
export function addressQuery(parameters: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
