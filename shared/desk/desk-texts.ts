import { z } from 'zod';
import { whySchema } from './why.ts';

/**
 * Folders of `content/` whose texts the desk may edit. Legal texts are excluded: their versions belong to what users
 * agreed to.
 */
export const EDITABLE_FOLDERS = ['faq', 'help'] as const;
export type EditableFolder = (typeof EDITABLE_FOLDERS)[number];

const MOST_CHARACTERS = 40_000;

/** The path parameters of `/api/desk/texts/{folder}/{file}`. */
export const textNameSchema = z.object({
  folder: z.string().max(20),
  file: z.string().max(100),
});

const sourceSchema = z
  .string({ error: 'Metni yazın.' })
  .max(MOST_CHARACTERS, `Metin en çok ${MOST_CHARACTERS} karakter olabilir.`)
  .transform((source) => `${source.replace(/\r\n?/g, '\n').trim()}\n`)
  .refine((source) => source !== '\n', 'Metni yazın.');

/** `POST /api/desk/texts/{folder}/{file}/preview`. */
export const previewAskedSchema = z.object({ source: sourceSchema });
/**
 * `POST /api/desk/texts/{folder}/{file}`; `base` is the edition that was opened, so that nobody's work is overwritten
 * unnoticed.
 */
export const editionGivenSchema = z.object({ source: sourceSchema, base: z.number().int().min(0), why: whySchema });
export type EditionGiven = z.infer<typeof editionGivenSchema>;

const rowSchema = z.object({
  folder: z.enum(EDITABLE_FOLDERS),
  file: z.string(),
  title: z.string(),
  /** When the edition that replaces the file was published; null if the file's text is used. */
  editedAt: z.iso.datetime().nullable(),
});
export const deskTextsSchema = z.object({ texts: z.array(rowSchema) });
export type DeskTexts = z.infer<typeof deskTextsSchema>;

/** `GET /api/desk/texts/{folder}/{file}`. */
export const deskTextSchema = rowSchema.extend({
  /** The current text as Markdown. */
  source: z.string(),
  /** The text in the file. */
  fileSource: z.string(),
  /** The latest edition's number; 0 before the first. */
  base: z.number().int(),
  /** The latest first; `source` is null if the file's text was restored. */
  editions: z.array(
    z.object({
      id: z.number().int(),
      publishedAt: z.iso.datetime(),
      publishedBy: z.string(),
      source: z.string().nullable(),
    }),
  ),
});
export type DeskText = z.infer<typeof deskTextSchema>;

export const textPreviewSchema = z.object({
  /** Sentences; empty if the text may be published. */
  faults: z.array(z.string()),
  /** As HTML, with the placeholders not yet replaced. */
  html: z.string(),
});
export type TextPreview = z.infer<typeof textPreviewSchema>;
