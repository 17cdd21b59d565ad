import type { Deps } from '#server/deps.ts';
import {
  type AccountExtensions,
  closeAccount,
  operatorOf,
  reopenAccount,
} from '#server/features/members/accounts/index.ts';
import { giveDays } from '#server/features/members/subscriptions/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { operatorWith } from '#server/platform/callers/route-callers.ts';
import { accountExportSchema, doneSchema } from '#shared/accounts.ts';
import {
  memberActSchema,
  memberDaysSchema,
  memberDeleteSchema,
  memberIdSchema,
  memberOpenedSchema,
  memberRowsSchema,
  memberSearchSchema,
} from '#shared/desk/desk-members.ts';
import { MEMBER_ACTS, mostGiftDays } from '#shared/desk/member-rules.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { deleteMember } from './delete-member.ts';
import { exportMember } from './export-member.ts';
import { findMembers } from './find-members.ts';
import { openMember } from './open-member.ts';

const PATH = '/api/desk/members';

/** Routes for members at the desk: search, view, extra days; closing, reopening, export and deletion (D43). */
export function memberDeskRoutes(app: App, deps: Deps, extensions: Required<AccountExtensions>): void {
  readingRoutes(app, deps);
  stateRoutes(app, deps, extensions);
  dataRoutes(app, deps, extensions);
}

function readingRoutes(app: App, deps: Deps): void {
  // In a body, because the search text is somebody's address or number and must not appear in logs of proxies.
  app.post(
    `${PATH}/search`,
    {
      config: { caller: operatorWith(...MEMBER_ACTS.open) },
      schema: { hide: true, body: memberSearchSchema, response: { 200: memberRowsSchema } },
    },
    async (request) => ({ members: await findMembers(deps, request.body.q) }),
  );
  app.post(
    `${PATH}/:id`,
    {
      config: { caller: operatorWith(...MEMBER_ACTS.open) },
      schema: { hide: true, params: memberIdSchema, response: { 200: memberOpenedSchema } },
    },
    (request) => openMember(deps, request.params.id, operatorOf(request)),
  );
  app.post(
    `${PATH}/:id/days`,
    {
      config: { caller: operatorWith(...MEMBER_ACTS.giveDays) },
      schema: { hide: true, params: memberIdSchema, body: memberDaysSchema, response: { 200: doneSchema } },
    },
    async (request) => {
      const by = operatorOf(request);
      const most = mostGiftDays(by.role);
      const until = await giveDays(deps, { ...request.params, ...request.body, most }, by);
      return { message: `Premium ${formatDateTime(until)} tarihine kadar sürecek.` };
    },
  );
}

function stateRoutes(app: App, deps: Deps, { watchers }: Required<AccountExtensions>): void {
  const schema = { hide: true, params: memberIdSchema, body: memberActSchema, response: { 200: doneSchema } };
  app.post(`${PATH}/:id/close`, { config: { caller: operatorWith(...MEMBER_ACTS.close) }, schema }, async (request) => {
    await closeAccount(deps, { ...request.params, ...request.body, watchers }, operatorOf(request));
    return { message: 'Hesap kapatıldı; açık oturumları sona erdi.' };
  });
  app.post(
    `${PATH}/:id/reopen`,
    { config: { caller: operatorWith(...MEMBER_ACTS.close) }, schema },
    async (request) => {
      await reopenAccount(deps, { ...request.params, ...request.body }, operatorOf(request));
      return { message: 'Hesap yeniden açıldı.' };
    },
  );
}

function dataRoutes(app: App, deps: Deps, { exportParts, watchers }: Required<AccountExtensions>): void {
  app.post(
    `${PATH}/:id/export`,
    {
      config: { caller: operatorWith(...MEMBER_ACTS.export) },
      schema: { hide: true, params: memberIdSchema, body: memberActSchema, response: { 200: accountExportSchema } },
    },
    (request) => exportMember(deps, { ...request.params, ...request.body, parts: exportParts }, operatorOf(request)),
  );
  app.post(
    `${PATH}/:id/delete`,
    {
      config: { caller: operatorWith(...MEMBER_ACTS.delete) },
      schema: { hide: true, params: memberIdSchema, body: memberDeleteSchema, response: { 200: doneSchema } },
    },
    async (request) => {
      await deleteMember(deps, { ...request.params, ...request.body, watchers }, operatorOf(request));
      return { message: 'Hesap ve verileri silindi.' };
    },
  );
}
