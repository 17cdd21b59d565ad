import { z } from 'zod';

/** Why somebody at the desk does something, as the audit log keeps it. */
export const whySchema = z
  .string({ error: 'Gerekçeyi yazın.' })
  .trim()
  .min(3, 'Gerekçeyi yazın.')
  .max(500, 'Gerekçe en çok 500 karakter olabilir.');
