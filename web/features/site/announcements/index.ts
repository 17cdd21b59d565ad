export { AnnouncementBanner } from './announcement-banner.tsx';
export { announcementsQuery } from './announcements-query.ts';
export { CLOSED_SCRIPT } from './closed-announcements.ts';
