import { expect, it } from 'vitest';
import { RENDERING_HEADERS, renderingHeaders, versionOfPage } from './rendering-mark.ts';

const VERSION = { version: '42', holdsUntil: new Date('2026-11-26T10:00:00Z') };

it('a page tells its calls the version that it goes by', () => {
  expect(versionOfPage(renderingHeaders(VERSION))).toEqual(VERSION);
  expect(versionOfPage(renderingHeaders({ ...VERSION, holdsUntil: null }))?.holdsUntil).toBeNull();
});

it('nobody outside tells a version', () => {
  const { 'x-peyda-version': told } = renderingHeaders(VERSION);
  expect(versionOfPage({ 'x-peyda-version': told })).toBeUndefined();
  expect(versionOfPage(RENDERING_HEADERS)).toBeUndefined();
});
