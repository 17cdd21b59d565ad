import type { Deps } from '#server/deps.ts';
import { openSmsSender } from './sms-sender.ts';

/** By which ways notifications can leave the site; what isn't configured is not even queued (D8). */
export function openChannels({ mailer, config }: Pick<Deps, 'mailer' | 'config'>): { email: boolean; sms: boolean } {
  return { email: mailer.isConfigured, sms: openSmsSender(config).isConfigured };
}
