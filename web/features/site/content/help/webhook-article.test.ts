import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { WEBHOOK_EVENT_NAMES } from '#shared/organisations/webhook-rules.ts';

it('the article on webhooks names exactly the existing events', () => {
  const text = readFileSync('content/help/webhook-ile-haber.md', 'utf8');
  const named = [...text.matchAll(/^\| `((?:listing|lot|alert|report)\.\w+)` \|/gm)].map(([, event]) => event);
  expect(named).toEqual(WEBHOOK_EVENT_NAMES);
});
