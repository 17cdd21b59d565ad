export { MemberDeskPage } from './member-desk-page.tsx';
export { PaymentDeskPage } from './payment-desk-page.tsx';
