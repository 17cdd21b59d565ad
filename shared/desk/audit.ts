import { z } from 'zod';

/** `GET /api/desk/audit`; `before` is `next` of the previous page. */
export const auditAskedSchema = z.object({
  before: z
    .string()
    .regex(/^\d{1,15}$/, 'Sıra bir sayı olmalıdır.')
    .transform(Number)
    .optional(),
  act: z.string().max(50).optional(),
  subject: z.string().max(50).optional(),
  subjectId: z.string().max(100).optional(),
});
export type AuditAsked = z.infer<typeof auditAskedSchema>;

export const auditPageSchema = z.object({
  entries: z.array(
    z.object({
      id: z.number().int(),
      at: z.iso.datetime(),
      actor: z.string(),
      act: z.string(),
      subject: z.string(),
      subjectId: z.string(),
      /** The name of the subject: a listing's title, a member's masked address; null if it has no name. */
      name: z.string().nullable(),
      before: z.unknown(),
      after: z.unknown(),
      reason: z.string().nullable(),
    }),
  ),
  next: z.number().int().nullable(),
});
export type AuditPage = z.infer<typeof auditPageSchema>;
export type AuditLine = AuditPage['entries'][number];
