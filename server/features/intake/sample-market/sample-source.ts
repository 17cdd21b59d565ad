/** The source that every listing of the generated market names (D19). */
export const SAMPLE_SOURCE = 'sample';
