export { type Asked, actInOrganisation, requireRole, requireRunning } from './act-in-organisation.ts';
export { exportInvitations } from './export-invitations.ts';
export { forgetEndedOrganisations } from './forget-ended-organisations.ts';
export { foundOrganisation } from './found-organisation.ts';
export { exportMemberships } from './list-organisations.ts';
export { logoOf } from './logos.ts';
export { namesIn } from './names.ts';
export { noteInLog } from './note-in-log.ts';
export { organisationRoutes } from './organisation-routes.ts';
export {
  endOfPlan,
  foundPaid,
  hasOthers,
  lengthenPaid,
  ownedOrganisation,
  requireFreeName,
  shortenPaid,
} from './paid-plans.ts';
export { followMembership } from './people.ts';
export { forbidding } from './route-parts.ts';
export { listSharedAds } from './shared-ads.ts';
