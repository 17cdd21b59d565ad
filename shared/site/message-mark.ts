/**
 * The suffix of links in mails and text messages about listings, the same in all of them. It shows that a visit came
 * from such a message, but not who came or from which message.
 */
export const MESSAGE_MARK = { name: 'kaynak', value: 'ileti' } as const;

/** The path of a listing in links of messages. */
export function pathFromMessage(propertyId: number): string {
  return `/ilan/${propertyId}?${MESSAGE_MARK.name}=${MESSAGE_MARK.value}`;
}
