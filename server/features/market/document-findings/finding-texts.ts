import { lawText } from '#shared/law/figure-texts.ts';
import { LAW } from '#shared/law/law-figures.ts';
import type { FindingField } from '#shared/read-documents/document-findings.ts';
import { formatNumber } from '#shared/text/money.ts';
import { annotationsText, areaText, claimsText, dayText, exactLira } from '#shared/text/notice-value-texts.ts';
import { OCCUPANCY_LABELS } from '#shared/text/term-labels.ts';
import type { FoundValues } from './read-findings.ts';

type Value<Name extends FindingField> = NonNullable<FoundValues[Name]>;

const TEXTS: { readonly [Name in FindingField]: (value: Value<Name>) => string } = {
  share: (value) => value,
  appraisal: exactLira,
  appraisedOn: dayText,
  grossM2: areaText,
  netM2: areaText,
  plotM2: areaText,
  unit: (value) => value,
  floor: (value) => value,
  occupancy: (value) => OCCUPANCY_LABELS[value],
  annotations: annotationsText,
  priorClaims: claimsText,
  km: (value) => `${formatNumber(value)} km`,
};

/** What a field's value is in words; undefined where it is not said. */
export function findingText(field: FindingField, values: FoundValues): string | undefined {
  const value = values[field];
  // Safe: the value of a field and the words of the same field.
  return value === undefined ? undefined : (TEXTS[field] as (value: unknown) => string)(value);
}

const AREA = 'Alan, değeri ve kirayı etkiler. Teklif vermeden şartnameye ve tapu kaydına bakın (İİK 124).';
const OF_LAND_REGISTER = 'Kaydın güncel halini tapu müdürlüğünden öğrenin (TMK 1020).';

/** What a contradiction may mean for a bidder. */
export const MEANINGS: Readonly<Partial<Record<FindingField, string>>> = {
  share: 'Hangi payın satıldığı, ödenecek bedeli belirler. Şartnameye bakın, icra dairesine sorun (İİK 124).',
  appraisal: `Teminat ve en düşük teklif muhammen bedele göre hesaplanır (${LAW.depositPercent.article}, ${LAW.openingPercent.article}).`,
  appraisedOn: `Kesinleşen kıymet takdirinden ${lawText(LAW.appraisalYears)} geçmeden yenisi istenemez (${LAW.appraisalYears.article}).`,
  grossM2: AREA,
  netM2: AREA,
  plotM2: AREA,
  unit: 'Satılanın hangi bağımsız bölüm olduğunu şartnameden ve tapu kaydından öğrenin (İİK 124).',
  occupancy: 'İçinde oturan varsa tahliye ayrı bir iştir; icra dairesine sorun (İİK 135).',
  annotations: OF_LAND_REGISTER,
};
