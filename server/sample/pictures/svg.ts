export type Point = readonly [x: number, y: number];
export type Box = readonly [x: number, y: number, width: number, height: number];

export const WIDTH = 800;
export const HEIGHT = 600;

/** One decimal is a tenth of a pixel at the largest size shown; more would only make files longer. */
function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Path data with rounded numbers: d`M${x} ${y}h${width}`. */
export function d(texts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return texts.reduce((path, text, index) => {
    const value = values[index - 1] ?? '';
    return path + (typeof value === 'number' ? short(value) : value) + text;
  });
}

export function shape(fill: string, data: string, opacity = 1): string {
  return `<path fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''} d="${data}"/>`;
}

export function line(color: string, width: number, data: string, opacity = 1): string {
  const faded = opacity < 1 ? ` opacity="${opacity}"` : '';
  return `<path fill="none" stroke="${color}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${faded} d="${data}"/>`;
}

export function dashed(color: string, width: number, data: string, pattern: string): string {
  return `<path fill="none" stroke="${color}" stroke-width="${short(width)}" stroke-dasharray="${pattern}" d="${data}"/>`;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

function boxData([x, y, width, height]: Box): string {
  return d`M${x} ${y}h${width}v${height}h${-width}z`;
}

/** Many rectangles of one colour as one path, which keeps façades small. */
export function boxes(fill: string, list: readonly Box[], opacity = 1): string {
  return list.length > 0 ? shape(fill, list.map(boxData).join(''), opacity) : '';
}

export function box(fill: string, [x, y, width, height]: Box, radius = 0, opacity = 1): string {
  const rounded = radius > 0 ? ` rx="${short(radius)}"` : '';
  const faded = opacity < 1 ? ` opacity="${opacity}"` : '';
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${rounded} fill="${fill}"${faded}/>`;
}

export function disc(fill: string, x: number, y: number, radius: number, opacity = 1): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

export function oval(fill: string, x: number, y: number, rx: number, ry: number, opacity = 1): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

/** Puts a part drawn around its own origin (bottom centre) into the scene; a negative scale mirrors it. */
export function place(x: number, y: number, scale: number | Point, ...content: readonly string[]): string {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
  const scaled = sx === 1 && sy === 1 ? '' : `scale(${round3(sx)} ${round3(sy)})`;
  return `<g transform="translate(${short(x)} ${short(y)})${scaled}">${content.join('')}</g>`;
}

export function turned(degrees: number, x: number, y: number, ...content: readonly string[]): string {
  return `<g transform="rotate(${short(degrees)} ${short(x)} ${short(y)})">${content.join('')}</g>`;
}

/** Content seen only inside the outline; `id` is unique within the picture. */
export function clipped(id: string, outline: string, ...content: readonly string[]): string {
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${content.join('')}</g>`;
}

/** A vertical gradient, used as `url(#id)`. */
export function gradient(id: string, colors: readonly string[]): string {
  const stops = colors.map(
    (color, index) => `<stop offset="${round3(index / (colors.length - 1))}" stop-color="${color}"/>`,
  );
  return `<linearGradient id="${id}" x2="0" y2="1">${stops.join('')}</linearGradient>`;
}

/** A soft round light, used as `url(#id)`. */
export function glow(id: string, color: string, strength: number): string {
  return `<radialGradient id="${id}"><stop stop-color="${color}" stop-opacity="${strength}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;
}

export function picture(...content: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content.join('')}</svg>`;
}

/** The same picture seen in a mirror, for a second composition from the same parts. */
export function mirrored(svg: string): string {
  return svg
    .replace(/^(<svg[^>]*>)/, `$1<g transform="matrix(-1 0 0 1 ${WIDTH} 0)">`)
    .replace(/<\/svg>$/, '</g></svg>');
}

function round3(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Numbers between 0 and 1 that look random and are the same at every run (mulberry32). */
export function dice(seed: number): () => number {
  let state = (seed * 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** `[0, 1, …, count - 1]`. */
export function range(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** A soft line through points, as path data that continues from the first point. */
export function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let data = d`${first[0]} ${first[1]}`;
  for (const [index, [x, y]] of rest.entries()) {
    const next = rest[index + 1];
    data += next ? d`Q${x} ${y} ${(x + next[0]) / 2} ${(y + next[1]) / 2}` : d`L${x} ${y}`;
  }
  return data;
}

/** The scalloped outline of a crown, a bush or a cloud. */
export function blob(x: number, y: number, rx: number, ry: number, lobes: number, seed: number): string {
  const random = dice(seed);
  const points = range(lobes).map((index): Point => {
    const angle = ((index + random() * 0.5) / lobes) * 2 * Math.PI;
    const reach = 0.88 + random() * 0.16;
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  const closed = [...points, points[0] ?? [x, y]];
  return closed
    .map(([px, py], index) => {
      const before = closed[index - 1];
      if (!before) return d`M${px} ${py}`;
      const radius = Math.hypot(px - before[0], py - before[1]) * 0.58;
      return d`A${radius} ${radius} 0 0 1 ${px} ${py}`;
    })
    .join('')
    .concat('Z');
}
