/**
 * The end of links in mails and text messages about listings, the same in all of them. It tells that somebody came from
 * such a message, but not who or from which one.
 */
export const MESSAGE_MARK = { name: 'kaynak', value: 'ileti' } as const;

/** The path of a listing as messages link to it. */
export function pathFromMessage(propertyId: number): string {
  return `/ilan/${propertyId}?${MESSAGE_MARK.name}=${MESSAGE_MARK.value}`;
}
