export { forgetUnusedFiles } from './forget-unused-files.ts';
export { lockedFileRoutes } from './locked-file-routes.ts';
export { mirroredDocumentUrl } from './locked-file-url.ts';
export { type FetchPolitely, mirrorFiles } from './mirror-files.ts';
