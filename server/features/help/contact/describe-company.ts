import type { Config } from '#server/config.ts';
import { openSmsSender } from '#server/platform/text-messages/open-sms-sender.ts';
import type { Company } from '#shared/company.ts';
import { istanbulDate } from '#shared/text/dates.ts';

/** Returns the company data from the settings. The caller gets `sendsMail` from the mailer. `now` decides whether the launch is over. */
export function describeCompany(config: Config, sendsMail: boolean, now: Date): Company {
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
  };
}
