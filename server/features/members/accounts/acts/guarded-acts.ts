import { and, eq } from 'drizzle-orm';
import { organisationMembers } from '#server/database/tables/organisations.ts';
import type { Deps } from '#server/deps.ts';
import type { Account } from '../find-account.ts';

type Act = { readonly params: unknown; readonly body: unknown };
type Asks = (deps: Pick<Deps, 'db'>, act: Act, account: Account) => boolean | Promise<boolean>;

/** An act that affects who has access, or where money goes. */
export type GuardedAct = {
  /** Whether a call is such an act; always, if missing. */
  readonly when?: Asks;
  /**
   * Needs the password or a code from the last 15 minutes. Other acts require it in their own call or only take
   * something back.
   */
  readonly needsProof?: true;
  /** The sentence that is mailed to the member, and in an organisation to its owners. */
  readonly told: string;
};

const organisation = '/api/organisations/:id';

/**
 * Every act that somebody must be informed of, as `METHOD /path/:parameter`; the only list for the guard and the mails.
 */
export const GUARDED_ACTS: Readonly<Record<string, GuardedAct>> = {
  'POST /api/user/password': { told: 'Hesabınızın şifresi değiştirildi.' },
  'POST /api/user/passkeys': { told: 'Hesabınıza bir geçiş anahtarı eklendi.' },
  'DELETE /api/user/passkeys/:id': { needsProof: true, told: 'Hesabınızdan bir geçiş anahtarı silindi.' },
  'POST /api/user/phone-confirmation': { told: 'Hesabınızın cep telefonu numarası onaylandı.' },
  'PUT /api/user/profile': {
    when: changesConfirmedNumber,
    told: 'Hesabınızın onaylı cep telefonu numarası değiştirildi.',
  },
  'POST /api/user/two-factor/confirm': { told: 'Hesabınızda iki adımlı giriş açıldı.' },
  'POST /api/user/two-factor/disable': { told: 'Hesabınızda iki adımlı giriş kapatıldı.' },
  'POST /api/user/two-factor/recovery-codes': { told: 'Hesabınızın kurtarma kodları yenilendi.' },
  'POST /api/user/calendar-feed': { told: 'Takviminiz için yeni bir gizli adres açıldı.' },
  'DELETE /api/user/calendar-feed': { told: 'Takviminizin gizli adresi kapatıldı.' },
  'PUT /api/user/orders/:id/refund-account': {
    needsProof: true,
    told: 'Bir siparişinizin iadesi için hesap numarası verildi.',
  },
  'POST /api/connected-apps/decision': { when: allows, needsProof: true, told: 'Kuruma bir uygulama bağlandı.' },
  [`DELETE ${organisation}/connected-apps/:connectionId`]: { told: 'Bir uygulamanın kurumla bağlantısı kesildi.' },
  [`POST ${organisation}/invitations`]: {
    when: makesOwner,
    needsProof: true,
    told: 'Kuruma yeni bir sahip davet edildi.',
  },
  [`PUT ${organisation}/members/:userId`]: {
    when: concernsOwner,
    needsProof: true,
    told: 'Kurumun sahipleri değiştirildi.',
  },
  [`DELETE ${organisation}/members/:userId`]: {
    when: concernsOwner,
    needsProof: true,
    told: 'Kurumun sahiplerinden biri ayrıldı ya da çıkarıldı.',
  },
  [`POST ${organisation}/api-keys`]: { needsProof: true, told: 'Kurumda yeni bir API anahtarı oluşturuldu.' },
  [`DELETE ${organisation}/api-keys/:keyId`]: { needsProof: true, told: 'Kurumun bir API anahtarı iptal edildi.' },
  [`POST ${organisation}/webhooks`]: { needsProof: true, told: 'Kuruma yeni bir webhook adresi eklendi.' },
  [`PUT ${organisation}/webhooks/:webhookId`]: { needsProof: true, told: 'Kurumun bir webhook adresi değiştirildi.' },
  [`POST ${organisation}/webhooks/:webhookId/secret`]: {
    needsProof: true,
    told: 'Kurumun bir webhook adresinin gizli anahtarı yenilendi.',
  },
  [`DELETE ${organisation}/webhooks/:webhookId`]: { needsProof: true, told: 'Kurumun bir webhook adresi silindi.' },
};

/** Returns a field of input that the route has already validated. */
function fieldOf(given: unknown, name: string): unknown {
  return typeof given === 'object' && given !== null
    ? Object.entries(given).find(([key]) => key === name)?.[1]
    : undefined;
}

function makesOwner(_deps: Pick<Deps, 'db'>, { body }: Act): boolean {
  return fieldOf(body, 'role') === 'owner';
}

function allows(_deps: Pick<Deps, 'db'>, { body }: Act): boolean {
  return fieldOf(body, 'organisationId') !== null;
}

function changesConfirmedNumber(_deps: Pick<Deps, 'db'>, { body }: Act, account: Account): boolean {
  const given = fieldOf(body, 'phoneNumber');
  return account.phoneNumberVerified && given !== undefined && given !== account.phoneNumber;
}

/** Whether somebody becomes an owner or an owner stops being one. */
async function concernsOwner(deps: Pick<Deps, 'db'>, act: Act): Promise<boolean> {
  if (makesOwner(deps, act)) return true;
  const { organisationId, userId, role } = organisationMembers;
  const [id, person] = [organisationOf(act), String(fieldOf(act.params, 'userId'))];
  const meant = and(eq(organisationId, id), eq(userId, person), eq(role, 'owner'));
  return (await deps.db.$count(organisationMembers, meant)) > 0;
}

function organisationOf({ params, body }: Act): string {
  return String(fieldOf(body, 'organisationId') ?? fieldOf(params, 'id'));
}

/** Returns the organisation whose owners are informed of an act; undefined for an act of the account alone. */
export function organisationToldOf(call: string, act: Act): string | undefined {
  return call.includes('/api/user') ? undefined : organisationOf(act);
}
