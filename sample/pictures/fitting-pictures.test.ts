import { describe, expect, it } from 'vitest';
import { fittingPictures } from './fitting-pictures.ts';

const inland = { isHolidayPlace: false };
const coast = { isHolidayPlace: true };
const urls = (...names: string[]) => names.map((name) => `/files/sample/pictures/${name}.webp`);

describe('the drawings of a generated listing', () => {
  it('have palms and sea only on the coast, and snow only inland', () => {
    expect(fittingPictures(urls('daire-1', 'daire-6'), inland, 'Çubuk’ta daire')).toEqual(urls('daire-1'));
    expect(fittingPictures(urls('daire-1', 'daire-6'), coast, 'Alanya’da daire')).toEqual(urls('daire-1', 'daire-6'));
    expect(fittingPictures(urls('otel-1', 'otel-3'), coast, 'Kemer’de otel')).toEqual(urls('otel-1'));
  });

  it('show what the title names: a trailer is not drawn as a caravan, and a combine harvester has no drawing', () => {
    const all = urls('diger-arac-1', 'diger-arac-2', 'diger-arac-3', 'diger-arac-4', 'diger-arac-5');
    expect(fittingPictures(all, inland, '2012 model yerli imalat römork')).toEqual(urls('diger-arac-3'));
    expect(fittingPictures(all, inland, '2012 model Claas biçerdöver')).toEqual([]);
  });
});
