import { z } from 'zod';
import { whySchema } from '../desk/why.ts';
import { shownFindingSchema } from './document-findings.ts';
import { PAPER_FIELD_NAMES } from './finding-fields.ts';
import { LONGEST_MARK_REASON } from './mark-rules.ts';

const wrongId = 'Böyle bir bilgi yok.';
/** The id of a finding, as in the answers that contain it. */
const findingIdSchema = z
  .string()
  .regex(new RegExp(`^[0-9a-f]{64}-(?:${PAPER_FIELD_NAMES.join('|')})-[0-9a-f]{16}$`), wrongId);

/** `PUT` and `DELETE /api/properties/{id}/document-findings/{finding}/mark`. */
export const findingMarkPathSchema = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, 'İlan numarası bir sayı olmalıdır.')
    .transform(Number),
  finding: findingIdSchema,
});

/** The member's reason why the finding is wrong, if given. */
export const findingMarkSchema = z.object({
  reason: z
    .string({ error: 'Neden bir metin olmalıdır.' })
    .trim()
    .max(LONGEST_MARK_REASON, `Neden en çok ${LONGEST_MARK_REASON} karakter olabilir.`)
    .default(''),
});

/** `POST /api/desk/finding-marks/{finding}`. */
export const deskFindingPathSchema = z.object({ finding: findingIdSchema });
export const findingDecisionSchema = z.object({
  isWrong: z.boolean({ error: 'Kararı seçin.' }),
  why: whySchema,
});

const markedFindingSchema = z.object({
  id: z.string(),
  field: z.enum(PAPER_FIELD_NAMES),
  /** The current finding in the document; null if the document no longer says it in the same words. */
  finding: shownFindingSchema.nullable(),
  /** A listing with the document; null if there is none. */
  propertyId: z.number().int().nullable(),
  marks: z.number().int(),
  /** The members' reasons, masked; marks without one are left out. */
  reasons: z.array(z.string()),
  /** The time of the latest mark; null if all its marks were deleted with their members. */
  markedAt: z.iso.datetime().nullable(),
  /** The desk's decision; null while it waits. */
  isWrong: z.boolean().nullable(),
  decidedAt: z.iso.datetime().nullable(),
});
export type MarkedFinding = z.infer<typeof markedFindingSchema>;

/** `GET /api/desk/finding-marks`: waiting ones, the oldest first, and decided ones, the latest first. */
export const deskFindingMarksSchema = z.object({
  waiting: z.array(markedFindingSchema),
  decided: z.array(markedFindingSchema),
  /** Of all stored documents: findings that are marked but undecided, decided as wrong, decided as right. */
  figures: z.object({ waiting: z.number().int(), wrong: z.number().int(), right: z.number().int() }),
});
export type DeskFindingMarks = z.infer<typeof deskFindingMarksSchema>;
