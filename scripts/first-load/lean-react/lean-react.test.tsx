import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import { parseAst } from 'vite';
import { expect, it, vi } from 'vitest';
import { CUT_RULES } from './cut-rules.ts';
import { cutUnused } from './cut-unused.ts';

const require = createRequire(import.meta.url);
const sourceOf = (name: string, file: string) =>
  readFileSync(join(dirname(require.resolve(`${name}/package.json`)), 'cjs', file), 'utf8');
const RENDERER = sourceOf('react-dom', 'react-dom-client.production.js');

const loaded: Record<string, unknown> = {};
function load(name: string, code: string): unknown {
  const module = { exports: {} };
  compileFunction(code, ['module', 'exports', 'require'])(module, module.exports, (needed: string) => loaded[needed]);
  loaded[name] = module.exports;
  return module.exports;
}

load('scheduler', sourceOf('scheduler', 'scheduler.production.js'));
// safe: each is the package of that name
const React = load('react', sourceOf('react', 'react.production.js')) as typeof import('react');
const { createPortal } = load(
  'react-dom',
  sourceOf('react-dom', 'react-dom.production.js'),
) as typeof import('react-dom');
const { createRoot, hydrateRoot } = load(
  'react-dom/client',
  cutUnused(RENDERER, parseAst(RENDERER), CUT_RULES),
) as typeof import('react-dom/client');
const { createElement, lazy, startTransition, Suspense, useState } = React;

function pageOf(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body;
}

const Late = lazy(async () => ({ default: () => createElement('p', null, 'late') }));

class Catcher extends React.Component<{ children: React.ReactNode }> {
  override state = { message: undefined };
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render() {
    return this.state.message ?? this.props.children;
  }
}

const Broken = () => {
  throw new Error('broken');
};

function App() {
  const [count, setCount] = useState(0);
  const [text, setText] = useState('a');
  return createElement(
    'main',
    null,
    createElement('button', { type: 'button', onClick: () => startTransition(() => setCount(count + 1)) }, count),
    createElement('input', { value: text, onChange: ({ target }) => setText(target.value.toUpperCase()) }),
    createElement(Suspense, null, createElement(Late)),
    count > 0 ? createPortal(createElement('aside', null, 'over it'), document.body) : null,
    count > 1 ? createElement(Catcher, null, createElement(Broken)) : null,
  );
}

it('a rendered page comes to life and does what pages do', async () => {
  const page = pageOf(
    '<div><main><button type="button">0</button><input value="a"><!--$--><p>late</p><!--/$--></main></div>',
  );
  const mistakes = vi.fn();
  const root = hydrateRoot(page.firstElementChild as Element, createElement(App), {
    onRecoverableError: mistakes,
    onCaughtError: () => undefined,
  });
  const press = () => page.querySelector('button')?.click();
  await vi.waitFor(() => {
    press();
    expect(page.querySelector('button')?.textContent).not.toBe('0');
  });
  expect(page.querySelector('aside')?.textContent).toBe('over it');
  await vi.waitFor(() => {
    press();
    expect(page.querySelector('main')?.textContent).toContain('broken');
  });
  expect(page.querySelector('p')?.textContent).toBe('late');
  root.unmount();
  expect(page.textContent).toBe('');
  expect(mistakes).not.toHaveBeenCalled();
});

it('an element of a kind that is cut out is refused, not left away', async () => {
  const refused = vi.fn();
  const root = createRoot(pageOf('<div></div>').firstElementChild as Element, { onUncaughtError: refused });
  root.render(createElement(React.Profiler, { id: 'a', onRender: () => undefined }));
  await vi.waitFor(() => expect(refused).toHaveBeenCalledOnce());
  expect(String(refused.mock.calls[0]?.[0])).toContain('#130');
});

it('a version of React in which a part has another name is not built', () => {
  const bodies = { ...CUT_RULES.bodies, noSuchFunction: '{}' };
  expect(() => cutUnused(RENDERER, parseAst(RENDERER), { ...CUT_RULES, bodies })).toThrow(/noSuchFunction/);
});

it('code that another case runs on into stays, and so do the variables of what goes', () => {
  const code = `function of(fiber, lanes) {
    switch (fiber.tag) {
      case 1:
      case 30: shared(); break;
      case 30: var own = 1; return own;
      case 2: own = 2;
    }
    return 30 === fiber.tag || (lanes & 7) === lanes;
  }`;
  const none = new Set<string>();
  const rules = {
    tags: new Set([30]),
    types: none,
    transitionLanes: 7,
    falseVariables: none,
    bodies: {},
    classes: none,
  };
  expect(cutUnused(code, parseAst(code), rules).replaceAll(/\s+/g, ' ')).toBe(
    'function of(fiber, lanes) { switch(fiber.tag){case 1: case 30: shared(); break; case 2: own = 2;var own;} return !1 || !1; }',
  );
});
