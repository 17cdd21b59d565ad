/** The roles in an organisation, the highest first. */
export const ORGANISATION_ROLES = ['owner', 'manager', 'member', 'reader'] as const;
export type OrganisationRole = (typeof ORGANISATION_ROLES)[number];

export const ORGANISATION_ROLE_NAMES: Readonly<Record<OrganisationRole, string>> = {
  owner: 'Sahip',
  manager: 'Yönetici',
  member: 'Katılımcı',
  reader: 'İzleyici',
};

/** What each role may do, in words for the person who assigns it. */
export const ORGANISATION_ROLE_HINTS: Readonly<Record<OrganisationRole, string>> = {
  owner: 'Her şeyi yapar; işlem kaydını görür, dışa aktarır, başkasını sahip yapar.',
  manager:
    'Kişileri davet eder ve çıkarır, paylaşılanları düzenler, rapor zamanlar, API anahtarlarını, bağlı uygulamaları ve webhook’ları yönetir.',
  member: 'İlan ve uyarı paylaşır, not yazar, görünüm saklar, rapor hazırlatır.',
  reader: 'Paylaşılanları görür, raporlarını indirir.',
};

/** The roles that may perform each act in an organisation; used by the page and the server. */
const ORGANISATION_ACTS = {
  see: ['owner', 'manager', 'member', 'reader'],
  share: ['owner', 'manager', 'member'],
  /** Deletes what others shared and wrote. */
  tidy: ['owner', 'manager'],
  people: ['owner', 'manager'],
  /** Creates, sees and revokes API keys. */
  keys: ['owner', 'manager'],
  /** Connects apps for oneself, and ends these connections. */
  connect: ['owner', 'manager', 'member', 'reader'],
  /** Sees and ends other people's connections. */
  apps: ['owner', 'manager'],
  /** Creates and changes webhooks, and reads their messages. */
  webhooks: ['owner', 'manager'],
  /** Chooses the logo on reports. */
  logo: ['owner', 'manager'],
  /** Schedules reports of views. */
  schedule: ['owner', 'manager'],
  /** Reads the log, and downloads the organisation's data. */
  oversee: ['owner'],
} as const satisfies Readonly<Record<string, readonly OrganisationRole[]>>;
export type OrganisationAct = keyof typeof ORGANISATION_ACTS;

export function mayIn(role: OrganisationRole, act: OrganisationAct): boolean {
  const roles: readonly OrganisationRole[] = ORGANISATION_ACTS[act];
  return roles.includes(role);
}

/** The roles that a role may assign and remove: an owner all, a manager all except owner. */
export function rolesGivenBy(role: OrganisationRole): readonly OrganisationRole[] {
  if (!mayIn(role, 'people')) return [];
  return role === 'owner' ? ORGANISATION_ROLES : ORGANISATION_ROLES.filter((given) => given !== 'owner');
}

/** The possible number of seats in an offer to an organisation; an open invitation occupies a seat. */
export const SEATS = { min: 2, max: 500 } as const;

export const INVITATION_DAYS = 7;

/**
 * The maximum number of listings that an organisation shares, and of all their notes: one answer contains all of them.
 */
export const MAX_SHARED_ADS = 1000;
export const MAX_SHARED_NOTES = 2000;
export const MAX_SHARED_NOTE_LENGTH = 2000;

/** The name of people who are no longer in the organisation. */
export const FORMER_MEMBER = 'Ayrılmış üye';

export const LOGO_MB = 1;
export const LOGO_TOO_LARGE = `Logo en çok ${LOGO_MB} MB olabilir.`;
