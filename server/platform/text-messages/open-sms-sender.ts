import type { Config } from '../../config.ts';
import { openNetgsm } from './netgsm.ts';
import type { SmsSender } from './sms-sender.ts';

const refuse = () => Promise.reject(new Error('SMS was not accepted: no provider is configured'));
const NO_SENDER: SmsSender = { isConfigured: false, send: refuse, sendCode: refuse };

/** The provider chosen by the settings: Netgsm when its three settings are present, otherwise none. */
export function openSmsSender(config: Config): SmsSender {
  const { NETGSM_USER: user, NETGSM_PASSWORD: password, NETGSM_HEADER: header, NETGSM_URL: url } = config;
  return user && password && header ? openNetgsm({ user, password, header, url }) : NO_SENDER;
}
