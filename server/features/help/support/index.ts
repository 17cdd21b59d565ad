export { deadAnswerMails } from './dead-answer-mails.ts';
export { exportConversations, exportSupportFiles } from './export-conversations.ts';
export { forgetOldConversations } from './forget-old-conversations.ts';
export { mailAnswers } from './mail-answers.ts';
export { supportRoutes } from './support-routes.ts';
export { takeContactMessage } from './take-contact-message.ts';
