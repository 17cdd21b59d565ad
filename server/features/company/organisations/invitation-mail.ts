import type { Config } from '#server/config.ts';
import { letterTo } from '#server/platform/mail/letter.ts';
import type { Mail } from '#server/platform/mailer.ts';
import { siteLink } from '#server/platform/site-link.ts';
import {
  INVITATION_DAYS,
  ORGANISATION_ROLE_NAMES,
  type OrganisationRole,
} from '#shared/organisations/organisation-rules.ts';

type Invited = { readonly organisation: string; readonly role: OrganisationRole; readonly token: string };

/**
 * Invites somebody into an organisation. The organisation's name is the only part of the text that we did not write;
 * `organisationNameSchema` allows no address and no sentence in it.
 */
export function invitationMail(config: Config, to: string, { organisation, role, token }: Invited): Mail {
  const link = siteLink(config, '/kurum/davet');
  link.searchParams.set('token', token);
  return letterTo(to, {
    subject: `Peyda: ${organisation} sizi davet ediyor`,
    intro: `“${organisation}” adlı kurum sizi Peyda’daki ortak çalışma alanına davet etti. Rolünüz: ${ORGANISATION_ROLE_NAMES[role]}. Daveti görmek ve kabul etmek için aşağıdaki bağlantıyı açın.`,
    button: 'Daveti aç',
    link: link.href,
    outro: `Bağlantı ${INVITATION_DAYS} gün geçerlidir, bir kez kullanılır ve yalnızca bu e-posta adresiyle açılmış bir Peyda hesabında çalışır. Bu kurumu tanımıyorsanız bu e-postayı dikkate almayın; siz kabul etmeden bir şey değişmez.`,
  });
}
