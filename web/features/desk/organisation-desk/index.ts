export { OrganisationDeskPage } from './organisation-desk-page.tsx';
