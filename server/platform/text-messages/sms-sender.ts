/** One text message to one mobile number, `05xxxxxxxxx`. It contains only our own words, never those of a user. */
export type Sms = { readonly to: string; readonly text: string };

/**
 * A provider of text messages. Both calls throw when it can't be reached or refuses; the error contains no personal
 * data.
 */
export type SmsSender = {
  send(sms: Sms): Promise<void>;
  /** Sends a one-time code on the faster route for codes: only ASCII letters, at most 155 of them. */
  sendCode(sms: Sms): Promise<void>;
  readonly isConfigured: boolean;
};
