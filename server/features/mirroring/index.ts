export type { FetchPolitely } from './fetch-file.ts';
export { forgetUnusedFiles } from './forget-unused-files.ts';
export { lockedFileRoutes } from './locked-file-routes.ts';
export { mirroredDocumentUrl } from './locked-file-url.ts';
export { mirrorFiles } from './mirror-files.ts';
export { mirroringMetrics } from './mirroring-metrics.ts';
export { forgetSharePicture, forgetSharePictures, keepSharePicture } from './share-pictures.ts';
export { isShownAsPicture } from './store-file.ts';
