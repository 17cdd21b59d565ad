import type { Bill } from '../payment-provider.ts';
import { toPrice } from './iyzico-price.ts';

/** iyzico's placeholder for a buyer without an identity number (docs.iyzico.com, buyer). */
const NO_IDENTITY_NUMBER = '11111111111';
const NAMES = {
  premium: { monthly: 'Peyda Premium, aylık', yearly: 'Peyda Premium, yıllık' },
  corporate: { monthly: 'Peyda Kurumsal, aylık', yearly: 'Peyda Kurumsal, yıllık' },
} as const;

/**
 * The fields of both kinds of payment, page and stored card: price, buyer, address, basket. There are no goods, so
 * nothing is shipped.
 */
export function paymentRequest({ attemptId, orderId, plan, period, kurus, buyer, ip }: Bill) {
  const price = toPrice(kurus);
  const { firstName, lastName } = splitName(buyer.name);
  const address = `${buyer.address} ${buyer.district}`;
  return {
    locale: 'tr',
    conversationId: attemptId,
    price,
    basketId: orderId,
    paymentGroup: 'SUBSCRIPTION',
    buyer: {
      id: buyer.id,
      name: firstName,
      surname: lastName,
      identityNumber: buyer.identityNumber ?? NO_IDENTITY_NUMBER,
      email: buyer.email,
      registrationAddress: address,
      city: buyer.city,
      country: 'Türkiye',
      ip,
    },
    billingAddress: { address, contactName: buyer.companyTitle ?? buyer.name, city: buyer.city, country: 'Türkiye' },
    basketItems: [
      { id: `${plan}-${period}`, price, name: NAMES[plan][period], category1: 'Abonelik', itemType: 'VIRTUAL' },
    ],
    currency: 'TRY',
    paidPrice: price,
  };
}

/** iyzico requires both; for a buyer with only one name, it is used twice. */
function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  const lastName = words.at(-1) ?? name;
  return { firstName: words.length > 1 ? words.slice(0, -1).join(' ') : lastName, lastName };
}
