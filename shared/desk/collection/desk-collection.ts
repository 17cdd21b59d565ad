import { z } from 'zod';
import { whySchema } from '../why.ts';
import { importCoverageSchema } from './import-coverage.ts';
import { sampleHoldingsSchema } from './sample-holdings.ts';

const instant = z.iso.datetime();
const count = z.number().int();

const runSchema = z.object({
  id: count,
  startedAt: instant,
  finishedAt: instant.nullable(),
  /** `cutOff`: its process died without reporting; the next run resumes it. */
  state: z.enum(['running', 'done', 'failed', 'stopped', 'cutOff']),
  resumed: count,
  error: z.string().nullable(),
  collected: count,
  inserted: count,
  changed: count,
  unchanged: count,
  rejected: count,
  unreadable: count,
  leftOut: count,
  requests: count,
});
export type DeskRun = z.infer<typeof runSchema>;

const sourceSchema = z.object({
  name: z.string(),
  title: z.string(),
  /** Named in SOURCES by the operator of the machine. */
  isOn: z.boolean(),
  intervalMinutes: z.number(),
  /** Whether a run or a trial is in progress in some process. */
  isBusy: z.boolean(),
  pausedAt: instant.nullable(),
  pauseReason: z.string().nullable(),
  /** Requested but not started yet. */
  asked: z.enum(['run', 'try']).nullable(),
  askedAt: instant.nullable(),
  /** Null: as soon as a process is free; meaningless for a source that is off or paused. */
  nextAt: instant.nullable(),
  trial: z
    .object({
      at: instant,
      state: z.enum(['running', 'done', 'failed', 'stopped', 'cutOff']),
      error: z.string().nullable(),
      lines: z.array(z.string()),
    })
    .nullable(),
  /** The last twenty runs, the latest first. */
  runs: z.array(runSchema),
});
export type DeskSource = z.infer<typeof sourceSchema>;

const droppedFileSchema = z.object({
  id: count,
  name: z.string(),
  bytes: count,
  droppedAt: instant,
  finishedAt: instant.nullable(),
  /**
   * `cutOff`: the process that imported it died; what it had read is stored. `tried`: only counted, nothing is stored.
   * `asks`: it waits for confirmation that the generated market will be deleted for it.
   */
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cutOff', 'tried', 'asks']),
  /** The result of the trial; null unless the file was only tried or waits for confirmation. */
  coverage: importCoverageSchema.nullable(),
  lines: z.array(z.string()),
  rejected: count,
});
export type DroppedFile = z.infer<typeof droppedFileSchema>;

/** `GET /api/desk/collection`: every known source, and the latest files that were handed in. */
export const deskCollectionSchema = z.object({
  now: instant,
  sources: z.array(sourceSchema),
  files: z.array(droppedFileSchema),
  /** What is deleted with the generated market; null when there is none. */
  sample: sampleHoldingsSchema.nullable(),
});
export type DeskCollection = z.infer<typeof deskCollectionSchema>;

/** `POST /api/desk/collection/sources/{name}/{act}`. */
export const SOURCE_ACTS = ['pause', 'resume', 'run', 'try', 'stop'] as const;
export type SourceAct = (typeof SOURCE_ACTS)[number];
export const deskSourceSchema = z.object({ name: z.string().max(40) });
export const deskWhySchema = z.object({ why: whySchema });
/** An act that may delete the generated market; `replacesSample` confirms that the operator knows this. */
export const deskReplaceSchema = deskWhySchema.extend({ replacesSample: z.boolean().optional() });

export const deskNumberSchema = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/, 'Numara rakamlardan oluşur.')
    .transform(Number),
});

/** `GET /api/desk/collection/runs/{id}/faults`: why records were rejected, the most frequent reasons first. */
export const deskFaultsSchema = z.object({
  faults: z.array(
    z.object({
      kind: z.enum(['rejected', 'unreadable']),
      reason: z.string(),
      count,
      /** An example record, by its key at the source. */
      example: z.string().nullable(),
    }),
  ),
});
export type DeskFaults = z.infer<typeof deskFaultsSchema>;

/** `POST /api/desk/collection/files?name=…`; the body is the file. */
export const droppedFileGivenSchema = z.object({
  name: z
    .string({ error: 'Dosyanın adını gönderin.' })
    .min(1, 'Dosyanın adını gönderin.')
    .max(300, 'Dosyanın adı çok uzun.'),
  /** `1`: a trial, nothing is stored. */
  trial: z.literal('1').optional(),
});
export const droppedFileTakenSchema = z.object({ id: count });

/** `GET /api/desk/collection/files/{id}/rejections`: the first rejected records, masked (D18). */
export const droppedRejectionsSchema = z.object({
  rejections: z.array(z.object({ place: z.string(), reason: z.string(), given: z.string() })),
});
export type DroppedRejections = z.infer<typeof droppedRejectionsSchema>;
