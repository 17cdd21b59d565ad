/** The source of every listing of the sample market (D19). */
export const SAMPLE_SOURCE = 'sample';
