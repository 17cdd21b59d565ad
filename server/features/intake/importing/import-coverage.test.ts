import { expect, it } from 'vitest';
import { CoverageCounter } from './import-coverage.ts';

it('counts every rejected record, beyond a thousand reasons together', () => {
  const counter = new CoverageCounter();
  for (let reason = 0; reason < 1005; reason += 1) counter.leaveOut(`Satır ${reason}`);
  counter.leaveOut('Satır 3', 2);
  counter.leaveOut('Satır 2000', 0);
  const { reasons } = counter.result();
  expect(reasons.slice(0, 3)).toEqual([
    { reason: 'Başka nedenler', count: 5 },
    { reason: 'Satır 3', count: 3 },
    { reason: 'Satır 0', count: 1 },
  ]);
  expect(reasons.reduce((sum, { count }) => sum + count, 0)).toBe(1007);
});
