/** Who runs the site, as the operator has configured it (`.env.example`); null for what is not set. */
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
  /** Where requests under the KVKK go. */
  readonly privacyEmail: string | null;
  /** The address visitors use, such as `https://peyda.example`. */
  readonly origin: string | null;
  /** Whether mails leave this installation: until then e-mail alerts are “Yakında” (D8). */
  readonly sendsMail: boolean;
};

type ShownField = Exclude<keyof Company, 'sendsMail' | 'origin'>;

/** Stands where a particular belongs that nobody has entered yet: visible, so that it is not forgotten. */
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

/** A particular as it is read, or the gap it leaves. */
export function shownParticular(company: Company, field: ShownField): string {
  return company[field] ?? MISSING[field];
}

/** What a telephone dials: `0 (312) 555 10 20` → `tel:03125551020`. */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** When support is reached (D6): the one place these hours stand. */
export const SUPPORT_HOURS = [
  { days: 'Pazartesi–Cuma', hours: '09.00–18.00' },
  { days: 'Cumartesi (telefonla)', hours: '09.00–13.00' },
] as const;
