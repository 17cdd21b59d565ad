import { z } from 'zod';
import { ANNOUNCEMENT_END, ANNOUNCEMENT_START, ANNOUNCEMENT_TEXT } from '../field-rules/desk-fields.ts';
import { fieldSchema } from '../field-rules/field-schema.ts';
import { announcementSchema } from '../site/announcements.ts';
import { cleanText } from '../text/turkish-text.ts';
import { whySchema } from './why.ts';

const MAX_ADDRESS = 300;
const MAX_LABEL = 40;

export const announcementIdSchema = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/, 'Duyuru numarası bir sayı olmalıdır.')
    .transform(Number),
});

/** A path of the site or an https address, so no script can run. */
function isLinkAddress(address: string): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/.test(address)) return true;
  return /^https:\/\/[^\s\\]+$/.test(address) && URL.canParse(address);
}

/**
 * `POST /api/desk/announcements` and `POST /api/desk/announcements/{id}`: the whole announcement, which replaces the
 * previous one. Without a label there is no link.
 */
export const announcementGivenSchema = z
  .object({
    text: fieldSchema(ANNOUNCEMENT_TEXT),
    linkLabel: z
      .string()
      .transform(cleanText)
      .pipe(z.string().max(MAX_LABEL, `Bağlantının sözleri en çok ${MAX_LABEL} karakter olabilir.`))
      .default(''),
    linkAddress: z
      .string()
      .trim()
      .max(MAX_ADDRESS, `Adres en çok ${MAX_ADDRESS} karakter olabilir.`)
      .refine((address) => address === '' || isLinkAddress(address), 'Adres / ile ya da https:// ile başlamalıdır.')
      .default(''),
    startsAt: z.iso.datetime({ error: ANNOUNCEMENT_START }),
    endsAt: z.iso.datetime({ error: ANNOUNCEMENT_END }),
    why: whySchema,
  })
  .refine(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), {
    error: 'Bitiş, başlangıçtan sonra olmalıdır.',
    path: ['endsAt'],
  })
  .refine(({ linkLabel, linkAddress }) => linkLabel !== '' || linkAddress === '', {
    error: 'Bağlantının sözlerini yazın.',
    path: ['linkLabel'],
  })
  .refine(({ linkLabel, linkAddress }) => linkAddress !== '' || linkLabel === '', {
    error: 'Bağlantının adresini yazın.',
    path: ['linkAddress'],
  });
export type AnnouncementGiven = z.infer<typeof announcementGivenSchema>;

/** `GET /api/desk/announcements`: sorted by end, the latest first. */
export const deskAnnouncementsSchema = z.object({ announcements: z.array(announcementSchema), now: z.iso.datetime() });
export type DeskAnnouncements = z.infer<typeof deskAnnouncementsSchema>;
