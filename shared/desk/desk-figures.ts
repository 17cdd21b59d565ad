import { z } from 'zod';
import { PAGE_KINDS } from '../site/page-speed.ts';
import { FIGURE_NAMES, FIGURE_PERIOD_NAMES } from './figures.ts';

/** `GET /api/desk/figures` and `GET /api/desk/figures.csv`. */
export const figuresAskedSchema = z.object({
  by: z.enum(FIGURE_PERIOD_NAMES, 'Dönem gün, hafta ya da ay olmalıdır.').default('day'),
});

/** Periods from the earliest to the current one. Periods before the first counted day are left out. */
export const deskFiguresSchema = z.object({
  periods: z.array(
    z.object({
      /** The first day, `yyyy-mm-dd`; a week begins on Monday. */
      start: z.iso.date(),
      values: z.partialRecord(z.enum(FIGURE_NAMES), z.number()),
    }),
  ),
});
export type DeskFigures = z.infer<typeof deskFiguresSchema>;

/** `GET /api/desk/figures/networks`: networks with many new browsers, the latest day first. */
export const unmarkedNetworksSchema = z.array(
  z.object({
    day: z.iso.date(),
    /** The beginning of the network's keyed hash: it distinguishes networks without revealing them. */
    network: z.string(),
    browsers: z.number().int(),
    /** How many of these opened a second listing. A browser that drops the cookie never does. */
    returned: z.number().int(),
    /** Listings that were opened from this network without an account. */
    listings: z.number().int(),
  }),
);
export type UnmarkedNetworks = z.infer<typeof unmarkedNetworksSchema>;

/** The 75th percentile as the end of its step, and the number of measurements. */
const percentileSchema = z.object({ p75: z.number(), count: z.number().int() }).nullable();

/** `GET /api/desk/figures/speed`: days on which speed was measured, the latest first. */
export const deskSpeedSchema = z.array(
  z.object({
    day: z.iso.date(),
    pages: z.array(
      z.object({
        page: z.enum(PAGE_KINDS),
        lcp: percentileSchema,
        inp: percentileSchema,
        cls: percentileSchema,
      }),
    ),
  }),
);
export type DeskSpeed = z.infer<typeof deskSpeedSchema>;
