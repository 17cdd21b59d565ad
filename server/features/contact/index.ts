export { contactRoutes } from './contact-routes.ts';
export { forgetOldMessages } from './forget-old-messages.ts';
export type { MailToSupport } from './record-message.ts';
