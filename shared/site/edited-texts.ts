import { z } from 'zod';

const headingSchema = z.object({ id: z.string(), title: z.string() });
const sectionSchema = z.object({
  id: z.string(),
  title: z.string(),
  html: z.string(),
  text: z.string(),
  isPopular: z.boolean(),
});

/**
 * A text as edited at the desk, parsed like its file: an article as a page, questions as sections. Placeholders are not
 * yet replaced.
 */
export const editedTextSchema = z.object({
  /** The day in Istanbul, `yyyy-mm-dd`. */
  updatedOn: z.iso.date(),
  html: z.string(),
  headings: z.array(headingSchema),
  sections: z.array(sectionSchema),
  /** Its plain text, for searching. */
  text: z.string(),
});
export type EditedText = z.infer<typeof editedTextSchema>;

/**
 * `GET /api/edited-texts?names=help/belgeler,faq/genel`: the edited ones among these names. Without names, all edited
 * texts.
 */
export const editedTextsAskedSchema = z.object({ names: z.string().max(1000, 'Çok fazla ad yazıldı.').optional() });
export const editedTextsSchema = z.object({ texts: z.record(z.string(), editedTextSchema) });
