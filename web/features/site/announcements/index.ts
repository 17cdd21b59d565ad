export { AnnouncementBanner, announcementsQuery } from './announcement-banner.tsx';
export { CLOSED_SCRIPT } from './closed-announcements.ts';
