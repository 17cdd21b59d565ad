import { expect, it } from 'vitest';
import { findKnownHoles, findLockProblems } from './check-dependencies.ts';

const MANIFEST = JSON.stringify({ allowScripts: { node: true, esbuild: false } });
const locked = (packages: Record<string, object>) => JSON.stringify({ packages: { '': {}, ...packages } });

it('an install script is refused unless package.json decides about it', () => {
  const lock = locked({
    'node_modules/node': { hasInstallScript: true, integrity: 'sha512-a' },
    'node_modules/a/node_modules/esbuild': { hasInstallScript: true, integrity: 'sha512-b' },
    'node_modules/a/node_modules/@x/miner': { hasInstallScript: true, integrity: 'sha512-c' },
  });
  expect(findLockProblems(lock, MANIFEST)).toEqual([expect.stringContaining('@x/miner: runs a script')]);
});

it('a package without a checksum is refused', () => {
  const lock = locked({ 'node_modules/left-pad': {}, 'node_modules/right': { integrity: 'sha512-a' } });
  expect(findLockProblems(lock, MANIFEST)).toEqual(['node_modules/left-pad: no checksum in package-lock.json.']);
});

it('known vulnerabilities are reported from moderate severity up', () => {
  const report = {
    vulnerabilities: {
      'left-pad': { severity: 'critical', range: '<1.1' },
      right: { severity: 'low', range: '*' },
    },
  };
  expect(findKnownHoles(JSON.stringify(report))).toEqual(['left-pad <1.1: known hole, critical.']);
});

it.each(['', '<html>', '{"message":"405 Method Not Allowed"}'])('%s is not a valid report', (answer) => {
  expect(findKnownHoles(answer)).toBeUndefined();
});
