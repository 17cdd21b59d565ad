import { z } from 'zod';

/** The sources of today's values and their months: `TSB, Kasım 2026`; null without a source. */
export const worthSourcesSchema = z.object({ index: z.string().nullable(), kasko: z.string().nullable() });
export type WorthSources = z.infer<typeof worthSourcesSchema>;
