import { describe, expect, it } from 'vitest';
import { fittingPictures } from './fitting-pictures.ts';

const inland = { isHolidayPlace: false };
const coast = { isHolidayPlace: true };
const urls = (...names: string[]) => names.map((name) => `/files/sample/pictures/${name}.webp`);

describe('the drawings of a listing of the generated market', () => {
  it('have palms and sea only at the sea, and snow only away from it', () => {
    expect(fittingPictures(urls('daire-1', 'daire-6'), inland, 'Çubuk’ta daire')).toEqual(urls('daire-1'));
    expect(fittingPictures(urls('daire-1', 'daire-6'), coast, 'Alanya’da daire')).toEqual(urls('daire-1', 'daire-6'));
    expect(fittingPictures(urls('otel-1', 'otel-3'), coast, 'Kemer’de otel')).toEqual(urls('otel-1'));
  });

  it('show the thing that the title names: a trailer is no caravan, and a combine harvester has no drawing', () => {
    const all = urls('diger-arac-1', 'diger-arac-2', 'diger-arac-3', 'diger-arac-4', 'diger-arac-5');
    expect(fittingPictures(all, inland, '2012 model yerli imalat römork')).toEqual(urls('diger-arac-3'));
    expect(fittingPictures(all, inland, '2012 model Claas biçerdöver')).toEqual([]);
  });
});
