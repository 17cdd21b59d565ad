import { z } from 'zod';
import { organisationPathSchema } from '../organisations/organisations.ts';
import { LAST_MONTH_DAY, MAX_REPORT_READERS, REPORT_HOURS, REPORT_RHYTHMS } from './report-rules.ts';
import { REPORT_FILE_KINDS } from './shared-ads-file.ts';

export const reportPathSchema = organisationPathSchema.extend({ reportId: z.uuid('Raporun numarası geçersiz.') });
export const schedulePathSchema = organisationPathSchema.extend({
  scheduleId: z.uuid('Zamanlamanın numarası geçersiz.'),
});

const viewId = z.uuid('Görünümün numarası geçersiz.');
const kind = z.enum(REPORT_FILE_KINDS, { error: 'Dosya türü pdf, xlsx ya da csv olmalıdır.' });

/** `POST /api/organisations/{id}/reports`: a report of a saved view, generated in the background. */
export const reportRequestSchema = z.object({ viewId, kind });
export type ReportRequest = z.infer<typeof reportRequestSchema>;

const { first, last } = REPORT_HOURS;
const hourMessage = `Saat ${first} ile ${last} arasında olmalıdır.`;
const dayMessage = 'Gün seçilen sıklığa uymuyor.';
const readersMessage = `En çok ${MAX_REPORT_READERS} kişi seçin.`;
const LAST_DAYS = { day: 0, week: 7, month: LAST_MONTH_DAY } as const;

/** `POST /api/organisations/{id}/reports/schedules`. */
export const scheduleRequestSchema = z
  .object({
    viewId,
    kind,
    rhythm: z.enum(REPORT_RHYTHMS, { error: 'Sıklık day, week ya da month olmalıdır.' }),
    onDay: z.number({ error: dayMessage }).int(dayMessage).min(0, dayMessage).max(LAST_MONTH_DAY, dayMessage),
    hour: z.number({ error: hourMessage }).int(hourMessage).min(first, hourMessage).max(last, hourMessage),
    readers: z
      .array(z.uuid('Kişinin numarası geçersiz.'), { error: readersMessage })
      .max(MAX_REPORT_READERS, readersMessage),
  })
  .refine(({ rhythm, onDay }) => (rhythm === 'day' ? onDay === 0 : onDay >= 1 && onDay <= LAST_DAYS[rhythm]), {
    error: dayMessage,
    path: ['onDay'],
  });
export type ScheduleRequest = z.infer<typeof scheduleRequestSchema>;

/** A report as programs read it. */
const reportForProgramsSchema = z.object({
  id: z.string(),
  viewId: z.string().nullable(),
  name: z.string(),
  kind: z.enum(REPORT_FILE_KINDS),
  state: z.enum(['waiting', 'ready', 'failed']),
  /** Who requested it; null for a scheduled report. */
  askedBy: z.string().nullable(),
  askedAt: z.iso.datetime(),
  readyAt: z.iso.datetime().nullable(),
  listings: z.number().int().nullable(),
  bytes: z.number().int().nullable(),
  /** When it is deleted. */
  goesAt: z.iso.datetime(),
});
export type ReportForPrograms = z.infer<typeof reportForProgramsSchema>;

/** `GET /api/v1/reports`, the newest first. */
export const reportsForProgramsSchema = z.object({ reports: z.array(reportForProgramsSchema) });
export type ReportsForPrograms = z.infer<typeof reportsForProgramsSchema>;

export const keptReportSchema = reportForProgramsSchema.extend({ mayDelete: z.boolean() });
export type KeptReport = z.infer<typeof keptReportSchema>;

export const reportScheduleSchema = z.object({
  id: z.string(),
  viewId: z.string(),
  name: z.string(),
  kind: z.enum(REPORT_FILE_KINDS),
  rhythm: z.enum(REPORT_RHYTHMS),
  onDay: z.number().int(),
  hour: z.number().int(),
  /** Null if the plan has ended or the view is no longer shared. */
  nextAt: z.iso.datetime().nullable(),
  readers: z.array(z.string()),
  /** Whether the caller receives its mails. */
  isReader: z.boolean(),
});
export type ReportSchedule = z.infer<typeof reportScheduleSchema>;

/** `GET /api/organisations/{id}/reports`: the reports, the newest first, and their schedules. */
export const keptReportsSchema = z.object({
  reports: z.array(keptReportSchema),
  schedules: z.array(reportScheduleSchema),
});
export type KeptReports = z.infer<typeof keptReportsSchema>;

export const reportAskedSchema = z.object({ message: z.string(), id: z.string() });
