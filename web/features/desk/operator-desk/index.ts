export { OperatorDeskPage } from './operator-desk-page.tsx';
