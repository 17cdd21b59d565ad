export { MemberDeskPage } from './member-desk-page.tsx';
