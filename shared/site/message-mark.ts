/**
 * What links in mails and text messages about listings end in, the same in all of them: it tells that somebody came
 * from such a message, and not who or from which.
 */
export const MESSAGE_MARK = { name: 'kaynak', value: 'ileti' } as const;

/** The path of a listing as messages link to it. */
export function pathFromMessage(propertyId: number): string {
  return `/ilan/${propertyId}?${MESSAGE_MARK.name}=${MESSAGE_MARK.value}`;
}
