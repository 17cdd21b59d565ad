export { contactRoutes } from './contact-routes.ts';
export { forgetOldMessages } from './forget-old-messages.ts';
export { missingParticulars } from './missing-particulars.ts';
