/** One text message to one mobile number, `05xxxxxxxxx`. */
export type Sms = { readonly to: string; readonly text: string };

/** A company that sends text messages. */
export type SmsSender = {
  /** Sends a message. Throws when the company can't be reached or refuses; the error contains no personal data. */
  send(sms: Sms): Promise<void>;
  readonly isConfigured: boolean;
};
