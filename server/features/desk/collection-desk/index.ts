export { collectionDeskRoutes } from './collection-desk-routes.ts';
export { forgetDropped } from './files/forget-dropped.ts';
export { importDropped } from './files/import-dropped.ts';
export { declareJobs, runNoted, takeAskedJobs } from './jobs/note-job.ts';
export { LONGEST_JOB_MS } from './jobs/read-jobs.ts';
export { LETTER_KINDS } from './letters/letter-kinds.ts';
