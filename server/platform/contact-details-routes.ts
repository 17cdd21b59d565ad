import { contactDetailsSchema } from '#shared/contact-details.ts';
import type { Deps } from '../deps.ts';
import type { App } from './app-type.ts';

/** How anyone reaches support; the line of premium members is not among it (D20). */
export function contactDetailsRoutes(app: App, { config }: Deps): void {
  const schema = { tags: ['Destek'], summary: 'İletişim bilgileri', response: { 200: contactDetailsSchema } };
  app.get('/api/contact-details', { schema }, () => ({
    email: config.SUPPORT_EMAIL ?? null,
    phone: config.SUPPORT_PHONE ?? null,
  }));
}
