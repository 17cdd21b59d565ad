import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CountRule, cleanField, countFault, type FieldRule, fieldFault } from '#shared/field-rules/field-rule.ts';
import { countSchema, fieldSchema } from '#shared/field-rules/field-schema.ts';

/*
 * A rule of a form is defined once, in shared/field-rules (issue: one contract). The schema of the call and the form in
 * the browser use it, so neither contains a sentence that the other has, too.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Sentences that both sides may contain: they are not rules of a field. */
const MAY_STAND_TWICE: Readonly<Record<string, string>> = {
  'Bu bağlantı geçersiz ya da süresi dolmuş.': 'a page without a link says what the call would',
};

/** The Turkish sentences that code contains as texts. */
function sentencesIn(code: string): string[] {
  return [...code.matchAll(/'((?:[^'\\\n]|\\.){8,})'|`([^`\n]{8,})`/g)]
    .map(([, plain, template]) => plain ?? template ?? '')
    .filter((text) => /^[A-ZÇĞİÖŞÜ$].* .*\.$/u.test(text));
}

function sentencesOf(side: string): Set<string> {
  const paths = globSync(`${side}/**/*.{ts,tsx}`, { cwd: ROOT }).filter((path) => !path.includes('.test.'));
  return new Set(paths.flatMap((path) => sentencesIn(readFileSync(join(ROOT, path), 'utf8'))));
}

/** Sentences on both sides without a reason. */
const twice = (one: Set<string>, other: Set<string>) =>
  [...one].filter((sentence) => other.has(sentence) && !(sentence in MAY_STAND_TWICE));

describe('a sentence about a field', () => {
  it('is written in shared/ or in web/, not in both', () => {
    const [shared, web] = [sentencesOf('shared'), sentencesOf('web')];
    expect(shared.size).toBeGreaterThan(300);
    expect(web.size).toBeGreaterThan(300);
    expect(twice(shared, web)).toEqual([]);
  });

  it('is reported if it is written twice', () => {
    const schema = sentencesIn("const name = z.string().min(2, 'Kurumun adını kısaltın.');");
    const form = sentencesIn("refuse({ name: name === '' ? 'Kurumun adını kısaltın.' : undefined });");
    expect(twice(new Set(schema), new Set(form))).toEqual(['Kurumun adını kısaltın.']);
  });
});

/** Every rule of the folder, by its name. */
const rules = Object.entries(
  import.meta.glob<Readonly<Record<string, unknown>>>('../shared/field-rules/*-fields.ts', { eager: true }),
).flatMap(([, module]) => Object.entries(module).flatMap(([name, value]) => rulesIn(name, value)));

function rulesIn(name: string, value: unknown): (readonly [string, FieldRule | CountRule])[] {
  if (typeof value !== 'object' || value === null) return [];
  // Safe: the folder contains only rules, records of rules and sentences.
  if ('missing' in value || 'wrong' in value) return [[name, value as FieldRule | CountRule]];
  return Object.entries(value).flatMap(([field, rule]) => rulesIn(`${name}.${field}`, rule));
}

const written = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom('a', 'İ', '5', '0', ' ', '@', '.', '\n', '-'), maxLength: 60 }),
  fc.constantFrom('ayse@ornek.com', '0532 123 45 67', '123 456', 'TR330006100519786457841326', '10000000146', ''),
  fc.nat({ max: 20_000 }).map((length) => 'x'.repeat(length)),
);

/** The number in a field, as forms send it. */
const numberOf = (text: string) => (/^\s*\d{1,15}\s*$/.test(text) ? Number(text) : undefined);

describe.each(rules)('%s', (_name, rule) => {
  it('accepts and refuses the same input in the form and in the call', () => {
    fc.assert(
      fc.property(written, (text) => {
        const call = 'wrong' in rule ? countSchema(rule).safeParse(numberOf(text)) : fieldSchema(rule).safeParse(text);
        const fault = 'wrong' in rule ? countFault(rule, text) : fieldFault(rule, text);
        expect(call.error?.issues[0]?.message).toBe(fault);
        if (call.success) expect(call.data).toBe('wrong' in rule ? Number(text) : cleanField(rule, text));
      }),
    );
  });
});
