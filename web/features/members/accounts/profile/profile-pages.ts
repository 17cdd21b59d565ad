/** The pages of the profile; the first one contains what spec §2 names. */
export const PROFILE_PAGES = ['bilgiler', 'uyelik', 'hatirlatmalar', 'guvenlik', 'cihazlar', 'veriler'] as const;
export type ProfilePage = (typeof PROFILE_PAGES)[number];
