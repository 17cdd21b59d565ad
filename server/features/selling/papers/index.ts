export { missingForSale } from './missing-for-sale.ts';
export { salesPapers } from './sales-papers.ts';
