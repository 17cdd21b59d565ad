import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/app-type.ts';
import { answerUnknownCall } from '#server/platform/error-handler.ts';
import { pictureAddress, WAITING_PICTURES_PATH } from '#shared/mirrored-pictures.ts';
import type { MirrorNow } from './mirror-now.ts';
import { isShownAsPicture } from './store-file.ts';

const paramsSchema = z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/, 'İlan numarası bir sayı olmalıdır.') });
const querySchema = z.object({ url: z.string({ error: 'url eksik.' }).max(2000, 'Adres çok uzun.') });

/** Whether a shown listing names this picture. */
const NAMES = `select exists (
    select from properties p
    where p.id = $1 and p.hidden_at is null and (p.image_url = $2 or $2 = any(regexp_split_to_array(p.all_images, '\\s*,\\s*')))
  ) as "isNamed"`;

/**
 * Serves pictures that a listing names and that are not in the store yet (D47): fetches one when a browser requests it,
 * and redirects to the stored picture. Only addresses that the listing itself names are ever fetched.
 */
export function waitingPictureRoutes(app: App, deps: Deps, mirrorNow: MirrorNow): void {
  app.get(
    `${WAITING_PICTURES_PATH}/:id`,
    { config: { caller: 'anyone' }, schema: { hide: true, params: paramsSchema, querystring: querySchema } },
    async (request, reply) => {
      const { url } = request.query;
      const propertyId = Number(request.params.id);
      const { rows } = await deps.db.$client.query<{ isNamed: boolean }>(NAMES, [propertyId, url]);
      const stored = rows[0]?.isNamed ? await mirrorNow({ propertyId, use: 'picture', url }) : undefined;
      if (!stored || !isShownAsPicture(stored.type)) return answerUnknownCall(request, reply);
      return reply.header('cache-control', 'public, max-age=3600').redirect(pictureAddress(stored.sha256), 302);
    },
  );
}
