import { z } from 'zod';
import { cleanText } from '../text/turkish-text.ts';
import { organisationNameFault } from './organisation-rules.ts';

/** What an organisation is called, cleaned. */
export const organisationNameSchema = z
  .string({ error: 'Kurumun adını yazın.' })
  .max(500, 'Kurumun adı çok uzun.')
  .transform(cleanText)
  .superRefine((name, context) => {
    const message = organisationNameFault(name);
    if (message) context.addIssue({ code: 'custom', message });
  });
