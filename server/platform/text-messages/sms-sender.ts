/** One text message to one mobile number, `05xxxxxxxxx`. It holds our own words only, never those of a user. */
export type Sms = { readonly to: string; readonly text: string };

/** A company that sends text messages. Both calls throw when it can't be reached or refuses; the error names nobody. */
export type SmsSender = {
  /** Sends a message. */
  send(sms: Sms): Promise<void>;
  /** Sends a one-time code on the faster route for it: letters of ASCII only, at most 155 of them. */
  sendCode(sms: Sms): Promise<void>;
  readonly isConfigured: boolean;
};
