import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PROVINCES } from '#shared/places/places.ts';

type Point = readonly [x: number, y: number];
type Shape = { readonly name: string; readonly path: string };

const DRAWING = readFileSync(new URL('province-shapes.svg', import.meta.url), 'utf8');
const SHAPES = [...DRAWING.matchAll(/<path id="(.+)" d="(.+)"\/>/g)].map(
  ([, name = '', path = '']): Shape => ({ name, path }),
);

/** Parses the path commands that the file uses: M, l, h, v, z. */
function ringsOf(path: string): readonly (readonly Point[])[] {
  const rings: Point[][] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of path.matchAll(/([Mlhvz])([^Mlhvz]*)/g)) {
    const numbers = (rest.match(/-?\d+/g) ?? []).map(Number);
    if (command === 'M') {
      [x = 0, y = 0] = numbers;
      rings.push([[x, y]]);
    }
    const ring = rings.at(-1);
    const steps = command === 'l' ? numbers.length / 2 : command === 'h' || command === 'v' ? 1 : 0;
    for (let index = 0; index < steps; index += 1) {
      if (command === 'l') {
        x += numbers[index * 2] ?? 0;
        y += numbers[index * 2 + 1] ?? 0;
      } else if (command === 'h') x += numbers[0] ?? 0;
      else y += numbers[0] ?? 0;
      ring?.push([x, y]);
    }
  }
  return rings;
}

function edgesOf({ path }: Shape): readonly (readonly [Point, Point])[] {
  return ringsOf(path).flatMap((ring) =>
    ring.map((point, index): [Point, Point] => [point, ring[(index + 1) % ring.length] ?? point]),
  );
}

describe('the map of provinces', () => {
  it('has exactly the provinces of the contract', () => {
    expect(SHAPES.map(({ name }) => name)).toEqual(PROVINCES);
  });

  it('keeps every outline inside the view box', () => {
    const [, width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(DRAWING) ?? []).map(Number);
    for (const shape of SHAPES) {
      for (const [x, y] of ringsOf(shape.path).flat()) {
        expect(x >= 0 && x <= width && y >= 0 && y <= height, shape.name).toBe(true);
      }
    }
  });

  it('leaves no gap between neighbours: an inland province shares every edge with a neighbour', () => {
    const all = new Set(SHAPES.flatMap((shape) => edgesOf(shape).map(([a, b]) => `${b}>${a}`)));
    for (const inland of ['Kütahya', 'Uşak', 'Yozgat', 'Çankırı', 'Bilecik', 'Kırşehir', 'Bayburt']) {
      const shape = SHAPES.find(({ name }) => name === inland);
      expect(shape).toBeDefined();
      for (const [a, b] of shape ? edgesOf(shape) : []) expect(all.has(`${a}>${b}`), `${inland} ${a}`).toBe(true);
    }
  });

  it('stays small in bytes', () => {
    expect(DRAWING.length).toBeLessThan(45_000);
  });
});
