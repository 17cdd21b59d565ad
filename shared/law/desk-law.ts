import { z } from 'zod';
import { LAW_NAMES } from './law-to-confirm.ts';

/** This many months after its last confirmation a figure is looked up again. */
export const CONFIRMED_FOR_MONTHS = 6;

/** The path of `POST /api/desk/law/{name}`. */
export const lawNameSchema = z.object({ name: z.enum(LAW_NAMES, 'Böyle bir rakam yok.') });

/**
 * Why a figure should be looked up: it is from a second hand (`unsure`), its last day is near or over (`ends`), or
 * nobody has confirmed this value for six months (`old`).
 */
export const LAW_DOUBTS = ['unsure', 'ends', 'old'] as const;

/** A figure of law as the desk lists it. */
export const deskLawFigureSchema = z.object({
  name: z.enum(LAW_NAMES),
  /** As texts print it: `%10`; of a rule its sentence. */
  text: z.string(),
  article: z.string(),
  source: z.string(),
  validFrom: z.iso.date(),
  validUntil: z.iso.date().nullable(),
  /** Who last confirmed this very value, and when; null while nobody has. */
  confirmed: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
  doubt: z.enum(LAW_DOUBTS).nullable(),
});
export type DeskLawFigure = z.infer<typeof deskLawFigureSchema>;

/** `GET /api/desk/law`: those in doubt first. */
export const deskLawSchema = z.object({ figures: z.array(deskLawFigureSchema) });
export type DeskLaw = z.infer<typeof deskLawSchema>;
