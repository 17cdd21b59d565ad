import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, describe, expect, it } from 'vitest';
import { reports } from '#server/database/tables/companies/reports.ts';
import { START_VIEW } from '#shared/analysis/start-view.ts';
import { KEY_SCOPE_NAMES } from '#shared/organisations/key-scopes.ts';
import { plantListings } from '#tests/support/access/planted-listings.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { newCompany, newKey } from '#tests/support/companies/key-callers.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { EXAMPLE_REPORT } from './code-samples.ts';
import { describeFields } from './describe-fields.ts';
import type { Operation } from './v1-document.ts';

cheapHashes();
const testApp = await openTestApp();
const { app, deps } = testApp;
afterAll(() => deps.close());
const documentAt = async (url: string) => (await app.inject(url)).json();

describe.each(['/api/docs/openapi.json', '/api/v1/openapi.json'])('the document %s', (url) => {
  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(await documentAt(url));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });
});

describe('the viewer', () => {
  it('is in Turkish, links back to the site, and hides its maker’s tools', async () => {
    const { body } = await app.inject('/api/docs/');
    expect(body).toContain('<html lang="tr">');
    expect(body).toContain('<title>Peyda API belgeleri</title>');
    expect(body).toMatch(/<body><nav [^>]*>\s*<a href="\/"/);
    expect(body).toContain('"showDeveloperTools": "never"');
    expect(body).toContain('"label": "Ara"');
  });

  it('has examples with the host, and describes every answer', async () => {
    const { servers, paths } = await documentAt('/api/docs/openapi.json');
    expect(servers).toEqual([{ url: expect.stringMatching(/^http/) }]);
    expect(JSON.stringify(paths)).not.toContain('Default Response');
  });
});

describe('the document of /api/v1', () => {
  it('includes only its own calls, each with the meaning of every status and with examples', async () => {
    const { paths, components, info } = await documentAt('/api/v1/openapi.json');
    expect(Object.keys(components.securitySchemes)).toEqual(['apiKey']);
    for (const scope of KEY_SCOPE_NAMES) expect(info.description).toContain(`\`${scope}\``);
    const names = new Set<string>();
    for (const [path, methods] of Object.entries(paths)) {
      expect(path).toMatch(/^\/api\/v1\//);
      for (const operation of Object.values(methods as Record<string, never>)) {
        const { operationId, security, responses, 'x-codeSamples': samples } = operation as never;
        names.add(operationId);
        expect(security).toEqual([{ apiKey: [] }]);
        expect(Object.keys(responses)).toEqual(expect.arrayContaining(['401', '403', '429', '503']));
        expect(responses['429' as never]).toMatchObject({ headers: { 'Retry-After': {}, RateLimit: {} } });
        expect(JSON.stringify(responses)).not.toContain('Default Response');
        const { description, parameters = [], requestBody } = operation as Operation;
        expect(description, path).toBeTruthy();
        for (const parameter of parameters) expect(parameter.description, `${path} ${parameter.name}`).toBeTruthy();
        const contents = [requestBody, responses['200' as never] as Operation['requestBody']].map(
          (part) => part?.content ?? {},
        );
        const schemas = contents.flatMap((content) => Object.values(content)).map(({ schema }) => schema ?? {});
        expect(
          schemas.flatMap((schema) => describeFields(schema)),
          path,
        ).toEqual([]);
        expect((samples as { label: string }[]).map(({ label }) => label)).toEqual(['curl', 'TypeScript', 'Python']);
      }
    }
    expect(names.size).toBe(Object.values(paths).flatMap((methods) => Object.keys(methods as object)).length);
  });

  it('has examples that run', async () => {
    await plantListings(deps);
    const company = await newCompany(testApp);
    const { key } = await newKey(company, { scopes: KEY_SCOPE_NAMES });
    await deps.db.insert(reports).values({
      id: EXAMPLE_REPORT,
      organisationId: company.id,
      isShared: true,
      name: 'Rapor',
      kind: 'csv',
      view: START_VIEW,
      askedAt: TEST_NOW,
      state: 'ready',
      content: Buffer.from('a'),
    });
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const { paths } = await documentAt('/api/v1/openapi.json');
    const calls = Object.entries<Record<string, Operation>>(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ call: `${method} ${path}`, operation })),
    );
    expect(calls.length).toBeGreaterThan(9);
    for (const [at, { call, operation }] of calls.entries()) {
      // Safe: these are the document's own examples.
      const samples = (operation['x-codeSamples'] ?? []) as { label: string; source: string }[];
      const source = samples.find(({ label }) => label === 'TypeScript')?.source ?? '';
      const file = join(deps.config.DATA_DIR, `example-${at}.mts`);
      await writeFile(file, source.replace(/http:\/\/localhost:\d+/, origin));
      const { stdout } = await promisify(execFile)(process.execPath, [file], {
        env: { ...process.env, PEYDA_KEY: key },
        cwd: deps.config.DATA_DIR,
      });
      expect({ call, stdout }).toEqual({ call, stdout: expect.stringMatching(/^[[{]/) });
    }
  });
});
