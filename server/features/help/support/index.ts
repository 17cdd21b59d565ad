export { answerMail } from './answer-mail.ts';
export { exportConversations, exportSupportFiles } from './export-conversations.ts';
export { forgetOldConversations } from './forget-old-conversations.ts';
export { supportRoutes } from './support-routes.ts';
export { takeContactMessage } from './take-contact-message.ts';
