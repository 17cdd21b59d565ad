import type { Deps } from '#server/deps.ts';
import { openSmsSender } from '#server/platform/text-messages/open-sms-sender.ts';

/** The channels through which this process can send notifications (D8). */
export function openChannels({ mailer, config }: Pick<Deps, 'mailer' | 'config'>): { email: boolean; sms: boolean } {
  return { email: mailer.isConfigured, sms: openSmsSender(config).isConfigured };
}
