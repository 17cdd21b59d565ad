/** The kinds of companies that work for the site and receive personal data. */
export const PROVIDER_KINDS = ['hosting', 'mail', 'sms', 'model', 'reader', 'payment', 'invoice'] as const;
export type Providers = Readonly<Record<(typeof PROVIDER_KINDS)[number], string | null>>;

/** The company that runs the site, as configured by the operator (`.env.example`); null for what is not set. */
export type Company = {
  readonly name: string | null;
  readonly address: string | null;
  /** Number in the central trade register (MERSİS). */
  readonly mersis: string | null;
  /** Registered e-mail address (KEP). */
  readonly kep: string | null;
  readonly supportEmail: string | null;
  readonly supportPhone: string | null;
  readonly salesEmail: string | null;
  readonly salesPhone: string | null;
  /** The address for requests under the KVKK. */
  readonly privacyEmail: string | null;
  /** The address visitors use, such as `https://peyda.example`. */
  readonly origin: string | null;
  /** Whether mails leave this installation: while it is false, e-mail alerts are shown as “Yakında” (D8). */
  readonly sendsMail: boolean;
  /** The last day of the launch price as `yyyy-mm-dd` (Istanbul); null once it is over (D31). */
  readonly launchEndsOn: string | null;
  /** Whether text messages leave this installation: only then are numbers confirmed and used to sign in (D7). */
  readonly sendsTexts: boolean;
  /** The recipients of personal data, by name; null for what is not configured or switched off (KVKK 10). */
  readonly providers: Providers;
  /** Whether premium members are given a separate telephone line. */
  readonly hasPriorityPhone: boolean;
  /** Figures and rules of law that nobody has confirmed yet: texts mark them (`confirmNote`). */
  readonly lawToConfirm: readonly string[];
};

type ShownField = Exclude<
  keyof Company,
  'providers' | 'hasPriorityPhone' | 'sendsMail' | 'sendsTexts' | 'launchEndsOn' | 'origin' | 'lawToConfirm'
>;

/** The placeholder for a detail that the operator has not entered yet; visible, so that nobody forgets it. */
const MISSING: Readonly<Record<ShownField, string>> = {
  name: '[Şirket unvanı henüz girilmedi]',
  address: '[Adres henüz girilmedi]',
  mersis: '[MERSİS numarası henüz girilmedi]',
  kep: '[KEP adresi henüz girilmedi]',
  supportEmail: '[E-posta adresi henüz girilmedi]',
  supportPhone: '[Telefon numarası henüz girilmedi]',
  salesEmail: '[E-posta adresi henüz girilmedi]',
  salesPhone: '[Telefon numarası henüz girilmedi]',
  privacyEmail: '[E-posta adresi henüz girilmedi]',
};

/** The text of a detail, or its placeholder. */
export function shownParticular(company: Company, field: ShownField): string {
  return company[field] ?? MISSING[field];
}

/** The `tel:` link of a phone number: `0 (312) 555 10 20` → `tel:03125551020`. */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** Opening hours of support (D6); they are defined only here. */
export const SUPPORT_HOURS = [
  { days: 'Pazartesi–Cuma', hours: '09.00–18.00' },
  { days: 'Cumartesi (telefonla)', hours: '09.00–13.00' },
] as const;
