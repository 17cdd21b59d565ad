import { expect, it } from 'vitest';
import { VEHICLE_BRANDS, vehicleBrand } from './vehicle-brands.ts';

it('a code of the specification’s model is a make: about 150 of them (spec §2)', () => {
  expect(VEHICLE_BRANDS.length).toBeGreaterThanOrEqual(145);
  for (const [code, brand] of VEHICLE_BRANDS) {
    expect(code).toMatch(/^\d+$/);
    expect(vehicleBrand(code)).toBe(brand);
  }
});
