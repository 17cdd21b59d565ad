/** The licences that an operator may choose for the monthly figures (`RESULTS_LICENCE`). */
export const RESULTS_LICENCES = ['CC0-1.0', 'CC-BY-4.0', 'CC-BY-SA-4.0', 'ODbL-1.0'] as const;
type ResultsLicence = (typeof RESULTS_LICENCES)[number];

/** The addresses of their texts. */
export const LICENCE_ADDRESSES: Readonly<Record<ResultsLicence, string>> = {
  'CC0-1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
  'CC-BY-4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'CC-BY-SA-4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
  'ODbL-1.0': 'https://opendatacommons.org/licenses/odbl/1-0/',
};
