/** The colours of one time of day. The sun always stands at the left, so right-hand faces lie in shade. */
export type Light = {
  readonly name: 'morning' | 'noon' | 'dusk' | 'overcast';
  readonly sky: readonly [string, string, string];
  readonly sun: string;
  readonly sunStrength: number;
  readonly cloud: string;
  readonly hills: readonly [far: string, middle: string, near: string];
  readonly ground: string;
  readonly groundDeep: string;
  readonly sea: readonly [string, string];
  readonly road: string;
  readonly roadMark: string;
  readonly pavement: string;
  readonly leaf: string;
  readonly leafDeep: string;
  readonly leafBright: string;
  readonly glass: string;
  readonly glassDeep: string;
  readonly lamp: string;
  /** Share of windows with light in them. */
  readonly lampShare: number;
  readonly shadow: string;
  readonly shadowStrength: number;
  /** What every local colour is mixed with, and how much. */
  readonly ambient: string;
  readonly ambientShare: number;
};

export const MORNING: Light = {
  name: 'morning',
  sky: ['#bfdcdf', '#e6ece1', '#fbeacb'],
  sun: '#fff3d2',
  sunStrength: 0.95,
  cloud: '#fffaf0',
  hills: ['#b5cdcd', '#94b7ae', '#7d9f80'],
  ground: '#c3c88f',
  groundDeep: '#a2ad72',
  sea: ['#a9cfd2', '#6fa9b1'],
  road: '#a8a8a4',
  roadMark: '#f3ecdc',
  pavement: '#dfd7c6',
  leaf: '#6f8f55',
  leafDeep: '#4c7049',
  leafBright: '#9db26a',
  glass: '#7fa9b2',
  glassDeep: '#4d7f8c',
  lamp: '#f4d08a',
  lampShare: 0.06,
  shadow: '#3c4a66',
  shadowStrength: 0.2,
  ambient: '#fbe6c4',
  ambientShare: 0.1,
};

export const NOON: Light = {
  name: 'noon',
  sky: ['#79b8c6', '#aed5d8', '#e4efe6'],
  sun: '#fffbe8',
  sunStrength: 0.9,
  cloud: '#ffffff',
  hills: ['#9cc3c6', '#74a79d', '#5f936f'],
  ground: '#b2c07c',
  groundDeep: '#8fa55f',
  sea: ['#66aab8', '#2f7f8e'],
  road: '#8f979a',
  roadMark: '#f6f2e6',
  pavement: '#dad6ca',
  leaf: '#5b8a4e',
  leafDeep: '#3a6a48',
  leafBright: '#8fb062',
  glass: '#6ea3b3',
  glassDeep: '#3a7283',
  lamp: '#f4d08a',
  lampShare: 0.03,
  shadow: '#27385a',
  shadowStrength: 0.22,
  ambient: '#f4fbf7',
  ambientShare: 0.05,
};

export const DUSK: Light = {
  name: 'dusk',
  sky: ['#4f5690', '#c08c98', '#f6cf9c'],
  sun: '#ffe0a3',
  sunStrength: 0.9,
  cloud: '#e9b9a8',
  hills: ['#8b7fa3', '#676a93', '#4d5a78'],
  ground: '#7f8562',
  groundDeep: '#666f58',
  sea: ['#c99fa0', '#5d6794'],
  road: '#5e6075',
  roadMark: '#d9c8b8',
  pavement: '#9f95a0',
  leaf: '#4c6652',
  leafDeep: '#364f4c',
  leafBright: '#7d8860',
  glass: '#565f8c',
  glassDeep: '#3d4672',
  lamp: '#f8cd7e',
  lampShare: 0.42,
  shadow: '#232850',
  shadowStrength: 0.28,
  ambient: '#75608c',
  ambientShare: 0.24,
};

export const OVERCAST: Light = {
  name: 'overcast',
  sky: ['#a4b8c0', '#c5d1d0', '#e6e6dc'],
  sun: '#f4f2e6',
  sunStrength: 0.45,
  cloud: '#eef0ea',
  hills: ['#a3b6ba', '#829c9e', '#6b8980'],
  ground: '#a7b085',
  groundDeep: '#88966c',
  sea: ['#9db7bb', '#688f98'],
  road: '#868e93',
  roadMark: '#e9e6da',
  pavement: '#cdcbc0',
  leaf: '#5f7f5c',
  leafDeep: '#446456',
  leafBright: '#8a9f6c',
  glass: '#86a2aa',
  glassDeep: '#567680',
  lamp: '#f2d193',
  lampShare: 0.16,
  shadow: '#2f3d52',
  shadowStrength: 0.15,
  ambient: '#a9b9bd',
  ambientShare: 0.14,
};

/** Local colours, as they are in neutral light. */
export const PAINT = {
  paper: '#f7f1e5',
  cream: '#ecdfc8',
  sand: '#dcc7a3',
  clay: '#c07d5f',
  brick: '#a9674e',
  rose: '#d3a594',
  petrol: '#1f7079',
  petrolDeep: '#134c55',
  petrolPale: '#93c0bf',
  indigo: '#4a5699',
  indigoDeep: '#2e3669',
  indigoPale: '#a8b0d6',
  olive: '#77843f',
  oliveDeep: '#4f5b2d',
  olivePale: '#b7be87',
  amber: '#e2a33c',
  gold: '#e8b64f',
  ink: '#1f2935',
  slate: '#586672',
  mist: '#c9d1d2',
  steel: '#93a0a6',
  wood: '#a3764e',
  woodDeep: '#78543a',
  soil: '#9b7350',
  soilDeep: '#7f5b40',
} as const;

function channels(hex: string): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** `share` 0 is all `from`, 1 is all `to`. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  return `#${channels(from)
    .map((value, index) => Math.round(value + ((target[index] ?? value) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** A local colour under this light. */
export function tone(light: Light, color: string): string {
  return mix(color, light.ambient, light.ambientShare);
}

/** The same colour turned away from the sun. */
export function shade(light: Light, color: string, depth = 0.24): string {
  return mix(tone(light, color), light.shadow, depth);
}

/** The same colour where the sun falls on it. */
export function bright(light: Light, color: string, amount = 0.35): string {
  return mix(tone(light, color), light.sun, amount);
}
