/** What somebody is in an organisation, the highest first. */
export const ORGANISATION_ROLES = ['owner', 'manager', 'member', 'reader'] as const;
export type OrganisationRole = (typeof ORGANISATION_ROLES)[number];

export const ORGANISATION_ROLE_NAMES: Readonly<Record<OrganisationRole, string>> = {
  owner: 'Sahip',
  manager: 'Yönetici',
  member: 'Katılımcı',
  reader: 'İzleyici',
};

/** What each role is for, in words for the person who gives it. */
export const ORGANISATION_ROLE_HINTS: Readonly<Record<OrganisationRole, string>> = {
  owner: 'Her şeyi yapar; işlem kaydını görür, dışa aktarır, başkasını sahip yapar.',
  manager:
    'Kişileri davet eder ve çıkarır, paylaşılanları düzenler, rapor zamanlar, API anahtarlarını, bağlı uygulamaları ve webhook’ları yönetir.',
  member: 'İlan ve uyarı paylaşır, not yazar, görünüm saklar, rapor hazırlatır.',
  reader: 'Paylaşılanları görür, raporlarını indirir.',
};

/** What somebody of a role may do in an organisation; page and server read it from here. */
const ORGANISATION_ACTS = {
  see: ['owner', 'manager', 'member', 'reader'],
  share: ['owner', 'manager', 'member'],
  /** Takes away what others shared and wrote. */
  tidy: ['owner', 'manager'],
  people: ['owner', 'manager'],
  /** Makes, sees and revokes API keys. */
  keys: ['owner', 'manager'],
  /** Connects apps for oneself, and ends these connections. */
  connect: ['owner', 'manager', 'member', 'reader'],
  /** Sees and ends what others have connected. */
  apps: ['owner', 'manager'],
  /** Adds and changes where programs are told of listings, and reads what they were sent. */
  webhooks: ['owner', 'manager'],
  /** Chooses the mark on reports. */
  logo: ['owner', 'manager'],
  /** Has views made reports of by themselves. */
  schedule: ['owner', 'manager'],
  /** The audit log, and the organisation's data as a file. */
  oversee: ['owner'],
} as const satisfies Readonly<Record<string, readonly OrganisationRole[]>>;
export type OrganisationAct = keyof typeof ORGANISATION_ACTS;

/** Whether somebody of a role may do what is meant. */
export function mayIn(role: OrganisationRole, act: OrganisationAct): boolean {
  const roles: readonly OrganisationRole[] = ORGANISATION_ACTS[act];
  return roles.includes(role);
}

/** The roles that somebody of a role gives and takes: an owner all, a manager all but the owner's. */
export function rolesGivenBy(role: OrganisationRole): readonly OrganisationRole[] {
  if (!mayIn(role, 'people')) return [];
  return role === 'owner' ? ORGANISATION_ROLES : ORGANISATION_ROLES.filter((given) => given !== 'owner');
}

/** People of one organisation, as its offer may name them; an invitation that is open holds a seat. */
export const SEATS = { min: 2, max: 500 } as const;

/** How long the link of an invitation is valid. */
export const INVITATION_DAYS = 7;

/** Listings that an organisation shares, and notes to all of them: they are read in one answer. */
export const MAX_SHARED_ADS = 1000;
export const MAX_SHARED_NOTES = 2000;
export const MAX_SHARED_NOTE_LENGTH = 2000;

/** Who wrote or shared something and is not in the organisation any more. */
export const FORMER_MEMBER = 'Ayrılmış üye';

/** The largest file of a logo. */
export const LOGO_MB = 1;
export const LOGO_TOO_LARGE = `Logo en çok ${LOGO_MB} MB olabilir.`;
