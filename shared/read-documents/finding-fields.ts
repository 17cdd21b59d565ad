/** Four questions a bidder asks; what answers none of them is of the thing itself. */
export const AXES = ['burden', 'use', 'planning', 'time'] as const;
export type Axis = (typeof AXES)[number];

/** What is looked for in papers, each with the question it answers. */
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

/** What holds for a time, and what is left of a right on state land. */
export const VALIDITIES = ['licence', 'inspection', 'right', 'rightLeft', 'paper'] as const;
export type Validity = (typeof VALIDITIES)[number];
/** For what a paper gives time. */
export const DEADLINES = ['payment', 'handover', 'vacating', 'objection', 'remedy'] as const;
export type Deadline = (typeof DEADLINES)[number];
export const TERM_UNITS = ['day', 'workday', 'week', 'month', 'year'] as const;
export type TermUnit = (typeof TERM_UNITS)[number];

/** What a paper says of one thing; what it does not say is missing. */
export type PaperValue = {
  /** False only where the paper itself says that there is none. */
  readonly isThere: boolean;
  /**
   * Lira, square metres, kilometres or years, by the field; of the end of an auction which of the two it is; of a
   * permit the year of its issue, where no day is said.
   */
  readonly number?: number;
  readonly day?: string;
  /** Of a length of time, which is then the number. */
  readonly unit?: TermUnit;
  /** Degree of a pledge. */
  readonly degree?: number;
  /** A share, unit, floor or the number of a permit as printed; else one of the listed names above. */
  readonly word?: string;
};

/** What one sentence of a paper says. */
export type StoredFinding = {
  readonly field: PaperField;
  readonly value: PaperValue;
  /** The words that say it; people are masked. */
  readonly sentence: string;
  readonly page: number;
  /** The line of the page in which the sentence begins, from 1; missing for what is no document. */
  readonly line?: number;
  /** Whether every word of the sentence came with the document or is sure. */
  readonly isSure: boolean;
};
