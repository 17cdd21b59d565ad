import type { Config } from '#server/config.ts';
import { openNetgsm } from './netgsm.ts';
import type { SmsSender } from './sms-sender.ts';

const NO_SENDER: SmsSender = {
  isConfigured: false,
  send: () => Promise.reject(new Error('SMS was not accepted: no provider is configured')),
};

/** The provider chosen by the settings: Netgsm when its three settings are present, otherwise none. */
export function openSmsSender(config: Config): SmsSender {
  const { NETGSM_USER: user, NETGSM_PASSWORD: password, NETGSM_HEADER: header, NETGSM_URL: url } = config;
  return user && password && header ? openNetgsm({ user, password, header, url }) : NO_SENDER;
}
