import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { DIALOG_PROMISES, PLAN_PROMISES, PROMISES, type PromiseName } from '#shared/promises/plan-promises.ts';
import { isSoon, promiseOf, promiseText } from '#shared/promises/promise-texts.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
// safe: the keys of the literal
const NAMES = Object.keys(PROMISES) as PromiseName[];

it.each(NAMES)('%s names a test that exists', (name) => {
  const [file, sentence] = promiseOf(name).keptBy;
  expect(existsSync(join(ROOT, file)), file).toBe(true);
  expect(file).toMatch(/\.test\.tsx?$/u);
  expect(read(file)).toMatch(
    new RegExp(`(?:test|it)(?:\\.\\w+)?\\([^\\n]*${sentence}|\\]\\)\\([^\\n]*${sentence}`, 'u'),
  );
});

describe('what is promised', () => {
  const shown = [
    ...Object.values(PLAN_PROMISES).flatMap(({ features, limitations }) => [...features, ...limitations]),
    ...DIALOG_PROMISES,
  ];

  it('stands on a page, all of it, and in the table of docs/promises.md with its test', () => {
    expect(new Set(shown)).toEqual(new Set(NAMES));
    const rows = NAMES.map((name) => {
      const { text, keptBy, soon } = promiseOf(name);
      const where = [
        ...Object.entries(PLAN_PROMISES)
          .filter(([, { features, limitations }]) => [...features, ...limitations].includes(name))
          .map(([plan]) => plan),
        ...(DIALOG_PROMISES.includes(name) ? ['dialog'] : []),
      ].join(', ');
      const state = soon === 'withoutMail' ? 'Yakında without mail' : 'kept';
      return `| ${text} | ${where} | ${state} | \`${keptBy[0]}\`: ${keptBy[1]} |`;
    });
    expect(read('docs/promises.md').split('\n')).toEqual(expect.arrayContaining(rows));
  });

  it('what needs mail carries Yakında without it', () => {
    expect(isSoon(promiseOf('mailAlerts'), false)).toBe(true);
    expect(isSoon(promiseOf('mailAlerts'), true)).toBe(false);
  });

  it('of a telephone stands only where premium members have a separate line', () => {
    expect(promiseText(promiseOf('liveSupport'), false)).not.toContain('telefon');
    expect(promiseText(promiseOf('liveSupport'), true)).toContain('telefonla da');
  });

  it('is written only in the module, from which the pricing page and the dialog take it', () => {
    for (const path of [
      'web/features/site/content/pricing/plan-texts.ts',
      'web/features/site/content/pricing/plan-card.tsx',
      'web/features/members/subscription/dialog/benefits.tsx',
    ])
      for (const name of NAMES) expect(read(path), path).not.toContain(promiseOf(name).text);
  });
});

describe('texts', () => {
  const TERMS = read('content/legal/kullanim-kosullari.md');

  it('the terms say the same', () => {
    expect(TERMS).toContain('Bir üyelik bir kişi içindir.');
    expect(TERMS).toContain('kapsam görüşmeyle belirlenip sözleşmeye yazılır');
    expect(TERMS).toContain('{{gunluk-ilan}} farklı ilan');
  });

  it.each([
    'content/legal/kullanim-kosullari.md',
    'content/legal/kisa-kosullar.md',
    'content/help/abonelik-ve-deneme.md',
    'content/help/belgeler.md',
    'content/help/peydaya-giris.md',
    'content/faq/abonelik.md',
    'content/faq/kisa.md',
  ])('%s states that members open one document a day', (path) => {
    expect(read(path)).toContain('günde {{gunluk-belge}} belge');
  });

  it('no text promises a renewal, a struck-through price or an unlimited trial', () => {
    for (const path of ['content/faq/abonelik.md', 'content/faq/fiyat.md', 'content/help/abonelik-ve-deneme.md'])
      expect(read(path)).toContain('otomatik yenilenmez');
  });
});
