import type { Deps } from '#server/deps.ts';

import { listUnmarkedNetworks } from '#server/features/members/subscriptions/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { operatorWith } from '#server/platform/callers/route-callers.ts';
import {
  deskFiguresSchema,
  deskSpeedSchema,
  figuresAskedSchema,
  unmarkedNetworksSchema,
} from '#shared/desk/desk-figures.ts';
import { figuresCsv } from './figures-csv.ts';
import { readFigures } from './read-figures.ts';
import { readSpeed } from './read-speed.ts';

/** Routes for the figures of the site's use, for `yonetici`. */
export function figureRoutes(app: App, deps: Deps): void {
  const querystring = figuresAskedSchema;
  app.get(
    '/api/desk/figures',
    {
      config: { caller: operatorWith('yonetici') },
      schema: { hide: true, querystring, response: { 200: deskFiguresSchema } },
    },
    (request) => readFigures(deps, request.query.by),
  );
  app.get(
    '/api/desk/figures/networks',
    { config: { caller: operatorWith('yonetici') }, schema: { hide: true, response: { 200: unmarkedNetworksSchema } } },
    () => listUnmarkedNetworks(deps),
  );
  app.get(
    '/api/desk/figures/speed',
    { config: { caller: operatorWith('yonetici') }, schema: { hide: true, response: { 200: deskSpeedSchema } } },
    () => readSpeed(deps),
  );
  app.get(
    '/api/desk/figures.csv',
    { config: { caller: operatorWith('yonetici') }, schema: { hide: true, querystring } },
    async (request, reply) => {
      const { by } = request.query;
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="peyda-sayilar-${by}.csv"`)
        .send(figuresCsv(await readFigures(deps, by)));
    },
  );
}
