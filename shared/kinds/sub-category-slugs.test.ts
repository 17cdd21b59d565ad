import { describe, expect, it } from 'vitest';
import { ALL_SUB_CATEGORIES } from './kinds.ts';
import { slugOf } from './sub-category-slugs.ts';

describe('slugOf', () => {
  it('writes Turkish names in plain lower-case letters with hyphens', () => {
    expect(slugOf('Müstakil Ev')).toBe('mustakil-ev');
    expect(slugOf('İş Makinesi')).toBe('is-makinesi');
    expect(slugOf('Diğer Taşınır')).toBe('diger-tasinir');
  });

  it('gives every sub-category a different slug', () => {
    const slugs = ALL_SUB_CATEGORIES.map(slugOf);
    expect(new Set(slugs).size).toBe(ALL_SUB_CATEGORIES.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});
