import { z } from 'zod';

/** `GET /api/desk/collection/jobs`: the jobs of the running version and how each ended last time. */
export const deskJobsSchema = z.object({
  jobs: z.array(
    z.object({
      name: z.string(),
      does: z.string(),
      /** In Turkish: “5 dakikada bir”. */
      schedule: z.string(),
      mayRunNow: z.boolean(),
      askedAt: z.iso.datetime().nullable(),
      startedAt: z.iso.datetime().nullable(),
      /** `cutOff`: its process died without reporting. */
      state: z.enum(['never', 'running', 'done', 'failed', 'cutOff']),
      durationMs: z.number().int().nullable(),
      lastGoodAt: z.iso.datetime().nullable(),
      /** The counts that the job reported. */
      result: z.array(z.object({ what: z.string(), count: z.number() })),
      error: z.string().nullable(),
      nextAt: z.iso.datetime().nullable(),
    }),
  ),
});
export type DeskJobs = z.infer<typeof deskJobsSchema>;
export type DeskJob = DeskJobs['jobs'][number];

export const deskJobNameSchema = z.object({ name: z.string().max(60) });
