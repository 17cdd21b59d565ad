import { z } from 'zod';

export const announcementSchema = z.object({
  id: z.number().int(),
  text: z.string(),
  /** A path of the site or an https address. */
  link: z.object({ label: z.string(), address: z.string() }).nullable(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});
export type Announcement = z.infer<typeof announcementSchema>;

/** `GET /api/announcements`: current ones, and those that begin within the hour. */
export const announcementsSchema = z.object({ announcements: z.array(announcementSchema) });
