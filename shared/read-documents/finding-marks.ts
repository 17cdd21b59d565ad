import { z } from 'zod';
import { whySchema } from '../desk/why.ts';
import { shownFindingSchema } from './document-findings.ts';
import { PAPER_FIELD_NAMES } from './finding-fields.ts';
import { LONGEST_MARK_REASON } from './mark-rules.ts';

const wrongId = 'Böyle bir bilgi yok.';
/** The id of a finding, as findings are answered with it. */
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

/** Why the finding is wrong, if the member says so. */
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
  /** As the document says it today; null where it does not say it in these words any more. */
  finding: shownFindingSchema.nullable(),
  /** A listing that names the document; null where none does. */
  propertyId: z.number().int().nullable(),
  marks: z.number().int(),
  /** What members wrote, masked; those without words are left out. */
  reasons: z.array(z.string()),
  /** When the last mark came; null where the marks of its members are gone. */
  markedAt: z.iso.datetime().nullable(),
  /** What the desk decided; null while it waits. */
  isWrong: z.boolean().nullable(),
  decidedAt: z.iso.datetime().nullable(),
});
export type MarkedFinding = z.infer<typeof markedFindingSchema>;

/** `GET /api/desk/finding-marks`: what waits, the longest first, and what was decided, the latest first. */
export const deskFindingMarksSchema = z.object({
  waiting: z.array(markedFindingSchema),
  decided: z.array(markedFindingSchema),
  /** Of all held documents: marked and not decided, decided as wrong, decided as right. */
  figures: z.object({ waiting: z.number().int(), wrong: z.number().int(), right: z.number().int() }),
});
export type DeskFindingMarks = z.infer<typeof deskFindingMarksSchema>;
