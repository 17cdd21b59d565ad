export { forgetEndedOrganisations } from './forget-ended-organisations.ts';
export { foundOrganisation } from './found-organisation.ts';
export { exportMemberships } from './list-organisations.ts';
export { organisationRoutes } from './organisation-routes.ts';
export { followMembership } from './people.ts';
