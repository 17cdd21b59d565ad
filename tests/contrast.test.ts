import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';

const styles = readFileSync(new URL('../web/ui/styles.css', import.meta.url), 'utf8');

/** The colours of a theme by name, from the first block with this selector. */
function readTheme(selector: string): Map<string, string> {
  const start = styles.indexOf(`\n${selector} {`);
  const block = styles.slice(start, styles.indexOf('\n}', start));
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*(oklch\([^)]*\));/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const TEXTS = ['ink', 'ink-soft', 'ink-faint', 'petrol', 'amber', 'red', 'green', 'indigo', 'olive'];
const GROUNDS = ['paper', 'sheet', 'sunk'];
const TEXT_PAIRS: readonly [text: string, ground: string][] = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground): [string, string] => [text, ground])),
  ...['petrol', 'indigo', 'olive', 'amber', 'red', 'green'].map((hue): [string, string] => [hue, `${hue}-tint`]),
  ['on-petrol', 'petrol'],
  ['on-petrol', 'petrol-strong'],
];
/** Edges of controls and bars that carry meaning (WCAG 1.4.11). */
const EDGE_PAIRS: readonly [edge: string, ground: string][] = [
  ['line-strong', 'sheet'],
  ['line-strong', 'paper'],
  ['petrol', 'line'],
];

describe.each([
  ['light', ':root'],
  ['dark', '[data-theme="dark"]'],
])('%s theme', (_name, selector) => {
  const theme = readTheme(selector);
  const contrast = (a: string, b: string) => {
    const [first, second] = [theme.get(a), theme.get(b)];
    if (!first || !second) throw new Error(`No such colour: ${a} or ${b}`);
    return wcagContrast(first, second);
  };

  it.each(TEXT_PAIRS)('%s is readable on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGE_PAIRS)('%s is visible on %s', (edge, ground) => {
    expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
  });
});
