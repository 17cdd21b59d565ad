export { RemovalPage } from './removal-page.tsx';
