import { describe, expect, it } from 'vitest';
import { authorizationOf } from './iyzico-client.ts';
import { fromPrice, toPrice } from './iyzico-price.ts';

it('a call is signed like in iyzico’s own client', () => {
  // Made with `iyzipay` 2.0.69: utils.generateAuthorizationHeaderV2.
  const account = { apiKey: 'api-key', secretKey: 'secret-key', url: 'https://api.iyzipay.com' };
  expect(authorizationOf(account, '/payment/detail', '{"locale":"tr","paymentId":"1"}', 'rnd123')).toBe(
    'IYZWSv2 YXBpS2V5OmFwaS1rZXkmcmFuZG9tS2V5OnJuZDEyMyZzaWduYXR1cmU6MjY4M2U1YzhjOGNiYWI1YjgxZjQ3MjE2NDJkNGIzMjEyYTgxYjZlZmIyODI0Yjk5ZjU0NThhMWMyZWUyODY4OQ==',
  );
});

describe('a price', () => {
  it.each([
    [2999, '29.99'],
    [99_000, '990.0'],
    [99_010, '990.1'],
    [5, '0.05'],
  ])('%i kuruş is written %s, and parsed back', (kurus, price) => {
    expect(toPrice(kurus)).toBe(price);
    expect(fromPrice(price)).toBe(kurus);
    expect(fromPrice(Number(price))).toBe(kurus);
  });

  it.each(['29.999', '-1', '1e3', '', '29,99', null, undefined, Number.NaN, {}, ['29.99', 1]])(
    '%j is not a price',
    (price) => expect(fromPrice(price)).toBeNaN(),
  );

  it('trailing zeros of a bank change nothing', () => expect(fromPrice('29.99000000')).toBe(2999));
});
