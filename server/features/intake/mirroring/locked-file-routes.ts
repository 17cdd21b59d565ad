import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/app-type.ts';
import { answerUnknownCall } from '#server/platform/error-handler.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { filePolicy, typeOfFile } from '#server/platform/files/served-files.ts';
import { findHiddenContent } from './hidden/hidden-contents.ts';
import { checkGrant } from './locked-file-url.ts';
import { readLocked } from './store-file.ts';

const FILE = /^([0-9a-f]{64})\.([a-z0-9]{2,4})$/;
const paramsSchema = z.object({ grant: z.string(), file: z.string(), name: z.string() });

/**
 * Serves documents to callers who received a signed address from the detail call (D20). The last part of the address is
 * only a file name and is not checked.
 */
export function lockedFileRoutes(app: App, deps: Deps): void {
  app.get(
    '/files/locked/:grant/:file/:name',
    { config: { caller: 'visitor' }, schema: { hide: true, params: paramsSchema } },
    async (request, reply) => {
      const { grant, file } = request.params;
      const [, sha256, extension] = FILE.exec(file) ?? [];
      const type = typeOfFile(file);
      if (!sha256 || !extension || !type) return answerUnknownCall(request, reply);
      const right = await checkGrant(deps, grant, file);
      if (right === 'bad') return answerUnknownCall(request, reply);
      if (right === 'expired')
        throw new ExpectedError(403, 'LINK_EXPIRED', 'Bu belge bağlantısının süresi doldu. İlan sayfasını yenileyin.');
      // An address that was signed before the desk hid the content is valid for hours.
      if (await findHiddenContent(deps, sha256)) return answerUnknownCall(request, reply);
      const stored = await readLocked(deps.files, sha256, extension);
      if (!stored) return answerUnknownCall(request, reply);
      return reply
        .header('cache-control', 'private, max-age=43200')
        .header('content-security-policy', filePolicy(file))
        .header('x-robots-tag', 'noindex')
        .header('content-length', stored.bytes)
        .type(type)
        .send(stored.stream);
    },
  );
}
