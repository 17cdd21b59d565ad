export { deleteMember } from './delete-member.ts';
export { exportMember } from './export-member.ts';
export { findMemberByEmail } from './find-members.ts';
export { memberDeskRoutes } from './member-desk-routes.ts';
