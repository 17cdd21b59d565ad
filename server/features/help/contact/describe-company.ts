import type { Config } from '#server/config.ts';
import { openSmsSender } from '#server/platform/text-messages/open-sms-sender.ts';
import type { Company, Providers } from '#shared/company.ts';
import { istanbulDate } from '#shared/text/dates.ts';

type State = {
  readonly sendsMail: boolean;
  /** Used to decide whether the launch phase is over. */
  readonly now: Date;
  readonly lawToConfirm: Company['lawToConfirm'];
  readonly paymentProvider: string | null;
};

/** Returns the company data from the settings, with data that the installation knows itself. */
export function describeCompany(config: Config, { sendsMail, now, lawToConfirm, paymentProvider }: State): Company {
  return {
    name: config.COMPANY_NAME ?? null,
    address: config.COMPANY_ADDRESS ?? null,
    mersis: config.COMPANY_MERSIS ?? null,
    kep: config.COMPANY_KEP ?? null,
    supportEmail: config.SUPPORT_EMAIL ?? null,
    supportPhone: config.SUPPORT_PHONE ?? null,
    salesEmail: config.SALES_EMAIL ?? config.SUPPORT_EMAIL ?? null,
    salesPhone: config.SALES_PHONE ?? config.SUPPORT_PHONE ?? null,
    privacyEmail: config.PRIVACY_EMAIL ?? config.SUPPORT_EMAIL ?? null,
    origin: config.PUBLIC_ORIGIN ? new URL(config.PUBLIC_ORIGIN).origin : null,
    sendsMail,
    launchEndsOn: istanbulDate(now) <= config.LAUNCH_ENDS_ON ? config.LAUNCH_ENDS_ON : null,
    sendsTexts: openSmsSender(config).isConfigured,
    providers: providersOf(config, paymentProvider),
    hasPriorityPhone: config.PRIORITY_PHONE !== undefined,
    lawToConfirm,
  };
}

/**
 * Returns the recipients of personal data, according to the settings that enable them: a name if there is one,
 * otherwise the host.
 */
function providersOf(config: Config, payment: string | null): Providers {
  const hostOf = (address: string | undefined) => (address === undefined ? null : new URL(address).hostname);
  return {
    hosting: config.HOSTING_PROVIDER ?? null,
    mail: hostOf(config.SMTP_URL),
    sms: openSmsSender(config).isConfigured ? 'Netgsm' : null,
    model: hostOf(config.LLM_BASE_URL),
    reader: hostOf(config.OCR_URL),
    payment,
    invoice: hostOf(config.INVOICE_WEBHOOK_URL),
  };
}
