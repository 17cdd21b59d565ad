import { z } from 'zod';

/** Who says what listings are worth today, and of which month: `TSB, Kasım 2026`; null where nobody says it. */
export const worthSourcesSchema = z.object({ index: z.string().nullable(), kasko: z.string().nullable() });
export type WorthSources = z.infer<typeof worthSourcesSchema>;
