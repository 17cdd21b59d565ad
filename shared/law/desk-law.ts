import { z } from 'zod';
import { LAW_NAMES } from './law-to-confirm.ts';

/** A figure must be checked again this many months after its last confirmation. */
export const CONFIRMED_FOR_MONTHS = 6;

/** The path of `POST /api/desk/law/{name}`. */
export const lawNameSchema = z.object({ name: z.enum(LAW_NAMES, 'Böyle bir rakam yok.') });

/**
 * Why a figure should be checked: it is from a secondary source (`unsure`), its validity has ended or ends soon
 * (`ends`), or nobody has confirmed this value for six months (`old`).
 */
export const LAW_DOUBTS = ['unsure', 'ends', 'old'] as const;

export const deskLawFigureSchema = z.object({
  name: z.enum(LAW_NAMES),
  /** As in texts: `%10`; for a rule, its sentence. */
  text: z.string(),
  article: z.string(),
  source: z.string(),
  validFrom: z.iso.date(),
  validUntil: z.iso.date().nullable(),
  /** Who last confirmed this exact value, and when; null if nobody has. */
  confirmed: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
  doubt: z.enum(LAW_DOUBTS).nullable(),
});
export type DeskLawFigure = z.infer<typeof deskLawFigureSchema>;

/** `GET /api/desk/law`: doubtful figures first. */
export const deskLawSchema = z.object({ figures: z.array(deskLawFigureSchema) });
export type DeskLaw = z.infer<typeof deskLawSchema>;
