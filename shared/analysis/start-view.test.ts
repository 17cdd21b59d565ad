import { expect, it } from 'vitest';
import { parametersOf, textOf } from './start-view.ts';

it.each([
  ['', ''],
  [' ankara daire ', 'query=ankara+daire'],
  ['/search?city=Ankara&category=1', 'city=Ankara&category=1'],
  ['https://ornek.com/search?query=arsa', 'query=arsa'],
])('%s is read as the search %s', (text, parameters) => {
  expect(parametersOf(text)).toBe(parameters);
  expect(parametersOf(textOf(parameters))).toBe(parameters);
});
