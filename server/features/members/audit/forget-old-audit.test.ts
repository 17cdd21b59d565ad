import { afterAll, expect, it } from 'vitest';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { forgetOldAudit } from './forget-old-audit.ts';

const { deps } = await openTestApp();
afterAll(() => deps.close());

const note = (at: string) =>
  deps.db.$client.query(
    `insert into audit_log (at, actor, act, subject, subject_id) values ($1, 'deneme', 'member.open', 'member', $2)`,
    [at, at],
  );
const entries = async () =>
  (await deps.db.$client.query<{ id: string }>('select subject_id as id from audit_log order by at')).rows;

it('acts at the desk are deleted after three years, and nobody can delete them earlier', async () => {
  await note('2022-01-01T00:00:00Z');
  await note('2026-01-01T00:00:00Z');
  expect(await forgetOldAudit(deps)).toEqual({ entries: 1 });
  expect(await entries()).toEqual([{ id: '2026-01-01T00:00:00Z' }]);
  await expect(deps.db.$client.query('delete from audit_log')).rejects.toThrow('cannot be changed');
  await expect(deps.db.$client.query(`update audit_log set actor = ''`)).rejects.toThrow('cannot be changed');
  await expect(deps.db.$client.query('truncate audit_log')).rejects.toThrow('cannot be changed');
});
