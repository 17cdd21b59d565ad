import { isIP } from 'node:net';
import type { Config } from '#server/config.ts';
import { isPublicAddress } from '#server/platform/polite-fetch/polite-fetch-connect.ts';
import { webhookAddressRefused } from './webhook-refusals.ts';

/**
 * Returns an address as it is stored. Only its text is checked here, so that the person who types it gets the error at
 * once; the host that the name resolves to is checked when it is called. Throws 400.
 */
export function checkWebhookUrl(
  { WEBHOOK_PRIVATE_HOSTS }: Pick<Config, 'WEBHOOK_PRIVATE_HOSTS'>,
  text: string,
): string {
  if (!URL.canParse(text)) throw webhookAddressRefused('Adresi başındaki https:// ile birlikte tam yazın.');
  const url = new URL(text);
  const { protocol, username, password, hash, hostname } = url;
  if (username !== '' || password !== '' || hash !== '')
    throw webhookAddressRefused('Adreste kullanıcı adı, parola ve # olamaz.');
  const isAllowed = WEBHOOK_PRIVATE_HOSTS.includes(hostAndPort(url));
  if (protocol !== 'https:' && !(protocol === 'http:' && isAllowed))
    throw webhookAddressRefused('Adres https:// ile başlamalıdır.');
  if (!isAllowed && isOfNobody(hostname.replace(/^\[|\]$/g, '')))
    throw webhookAddressRefused('Adres internetten ulaşılan bir sunucuyu göstermelidir.');
  return url.href;
}

function hostAndPort({ hostname, port, protocol }: URL): string {
  return `${hostname.replace(/^\[|\]$/g, '')}:${port || (protocol === 'https:' ? '443' : '80')}`;
}

/** A private address, or a name that no server on the internet has. */
function isOfNobody(name: string): boolean {
  // A name may end with the dot of the root, which does not change its meaning.
  const host = name.toLowerCase().replace(/\.+$/, '');
  if (isIP(host)) return !isPublicAddress(host);
  return !host.includes('.') || /\.(?:local|localhost|internal|home\.arpa|test|invalid)$/.test(host);
}
