export { PaymentDeskPage } from './payment-desk-page.tsx';
