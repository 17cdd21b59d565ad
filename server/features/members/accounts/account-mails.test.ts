import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { confirmationMail, passwordMail } from './account-mails.ts';

const config = readConfig({ PUBLIC_ORIGIN: 'https://peyda.test/her-yer?a=1' });

describe.each([
  ['confirmation', confirmationMail, '/e-posta-onayla'],
  ['password', passwordMail, '/sifre-yenile'],
] as const)('the %s mail', (_name, mailOf, path) => {
  const token = `a"><script>&'x y`;
  const mail = mailOf(config, 'ayse@example.com', token);

  it('links to the page on the site’s own origin', () => {
    const link = /https:\S+/.exec(mail.text)?.[0] ?? '';
    expect(new URL(link)).toMatchObject({ origin: 'https://peyda.test', pathname: path });
    expect(new URL(link).searchParams.get('token')).toBe(token);
  });

  it('escapes everything in HTML that was not meant as HTML', () => {
    expect(mail.html).not.toMatch(/<script/);
    expect(mail.html.match(/<a [^<>]*href="[^"<>]+"/g)).toHaveLength(2);
    expect(mail.html).toContain('lang="tr"');
  });

  it('has the same content in both formats', () => {
    for (const line of mail.text.split('\n').filter((text) => text && !text.startsWith('https')))
      expect(mail.html).toContain(line);
  });
});
