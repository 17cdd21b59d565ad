export { AnnouncementDeskPage } from './announcement-desk-page.tsx';
