export { InvitationPage } from './invitation-page.tsx';
export { OrganisationPage } from './organisation-page.tsx';
