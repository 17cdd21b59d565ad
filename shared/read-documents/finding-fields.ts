/** The four questions of a bidder; findings that answer none of them describe the item itself. */
export const AXES = ['burden', 'use', 'planning', 'time'] as const;
export type Axis = (typeof AXES)[number];

/** The fields that are read from documents, each with the question it answers. */
export const PAPER_FIELDS = {
  share: 'burden',
  pledge: 'burden',
  seizure: 'burden',
  precaution: 'burden',
  familyHome: 'burden',
  usufruct: 'burden',
  easement: 'burden',
  priorClaim: 'burden',
  debt: 'burden',
  lease: 'use',
  occupancy: 'use',
  km: 'use',
  damage: 'use',
  missingKey: 'use',
  missingPapers: 'use',
  engine: 'use',
  chassis: 'use',
  zoning: 'planning',
  unpermitted: 'planning',
  licence: 'planning',
  occupancyPermit: 'planning',
  buildingAge: 'planning',
  appraisedOn: 'time',
  extractOn: 'time',
  leaseEnd: 'time',
  auctionEnd: 'time',
  validity: 'time',
  deadline: 'time',
  appraisal: null,
  partValue: null,
  grossM2: null,
  netM2: null,
  deedM2: null,
  plotM2: null,
  unit: null,
  floor: null,
} as const satisfies Readonly<Record<string, Axis | null>>;
export type PaperField = keyof typeof PAPER_FIELDS;
// Safe: Object.keys returns only the names of a literal.
export const PAPER_FIELD_NAMES = Object.keys(PAPER_FIELDS) as [PaperField, ...PaperField[]];

export const OCCUPANTS = ['empty', 'tenant', 'owner', 'relative', 'other'] as const;
export type Occupant = (typeof OCCUPANTS)[number];
export const CREDITOR_KINDS = ['bank', 'public', 'company', 'person'] as const;
export type CreditorKind = (typeof CREDITOR_KINDS)[number];
export const DEBT_KINDS = ['dues', 'tax', 'keeping', 'utilities', 'fine'] as const;
export type DebtKind = (typeof DEBT_KINDS)[number];
export const ZONE_NAMES = [
  'housing',
  'trade',
  'mixed',
  'industry',
  'farming',
  'tourism',
  'green',
  'public',
  'road',
  'unplanned',
] as const;
export type ZoneName = (typeof ZONE_NAMES)[number];

/** Things with limited validity, and the remaining time of a right on state land. */
export const VALIDITIES = ['licence', 'inspection', 'right', 'rightLeft', 'paper'] as const;
export type Validity = (typeof VALIDITIES)[number];
/** The purposes of deadlines in documents. */
export const DEADLINES = ['payment', 'handover', 'vacating', 'objection', 'remedy'] as const;
export type Deadline = (typeof DEADLINES)[number];
export const TERM_UNITS = ['day', 'workday', 'week', 'month', 'year'] as const;
export type TermUnit = (typeof TERM_UNITS)[number];

/** What a document says about one field; unmentioned parts are absent. */
export type PaperValue = {
  /** False only if the document itself says that there is none. */
  readonly isThere: boolean;
  /**
   * Lira, square metres, kilometres or years, depending on the field; for the end of an auction, which of the two it
   * is; for a permit, the year of its issue if no day is given.
   */
  readonly number?: number;
  readonly day?: string;
  /** The unit of a length of time, whose value is `number`. */
  readonly unit?: TermUnit;
  /** The degree of a mortgage. */
  readonly degree?: number;
  /** A share, unit, floor or permit number as printed; otherwise one of the names listed above. */
  readonly word?: string;
};

/** What one sentence of a document says. */
export type StoredFinding = {
  readonly field: PaperField;
  readonly value: PaperValue;
  /** The sentence; people's names are masked. */
  readonly sentence: string;
  readonly page: number;
  /** The line of the page in which the sentence begins, from 1; absent if the source is not a document. */
  readonly line?: number;
  /** Whether every word of the sentence is the document's own text or was recognised with certainty. */
  readonly isSure: boolean;
};
