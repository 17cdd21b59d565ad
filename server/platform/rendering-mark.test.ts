import { expect, it } from 'vitest';
import { RENDERING_HEADERS, renderingHeaders, versionOfPage } from './rendering-mark.ts';

const VERSION = { version: '42', holdsUntil: new Date('2026-11-26T10:00:00Z') };

it('a page passes its data version to its calls', () => {
  expect(versionOfPage(renderingHeaders(VERSION))).toEqual(VERSION);
  expect(versionOfPage(renderingHeaders({ ...VERSION, holdsUntil: null }))?.holdsUntil).toBeNull();
});

it('a version from outside is ignored', () => {
  const { 'x-peyda-version': told } = renderingHeaders(VERSION);
  expect(versionOfPage({ 'x-peyda-version': told })).toBeUndefined();
  expect(versionOfPage(RENDERING_HEADERS)).toBeUndefined();
});
