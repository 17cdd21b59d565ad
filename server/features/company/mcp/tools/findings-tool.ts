import type { McpServer } from '@modelcontextprotocol/server';
import { listFindingsForPrograms } from '#server/features/market/document-findings/index.ts';
import { documentFindingsSchema } from '#shared/read-documents/document-findings.ts';
import { answerTool } from './answer-tool.ts';
import { listingInputSchema } from './listing-tools.ts';
import { READS_ONLY, type ToolContext } from './tool-context.ts';

/** `list_findings`. */
export function registerFindingsTool(server: McpServer, { deps, caller, origin }: ToolContext): void {
  server.registerTool(
    'list_findings',
    {
      title: 'Belgelerde bulunanları ve çelişenleri oku',
      description:
        'Bir ilanın okunan belgelerinde bulunanlar: ipotek, haciz, kira, kullanan, imar, ruhsat, alan, değer. Belgelerin, ilanın ve önceki ihalenin çelişenleri de vardır. Her biri cümlesi, belgesi ve sayfasıyla gelir. Yazmayan, yok demek değildir; isThere yalnızca belge “yok” diyorsa false olur. Kilitliyse (isLocked) yalnızca sayılar vardır.',
      inputSchema: listingInputSchema,
      outputSchema: documentFindingsSchema,
      annotations: READS_ONLY,
    },
    ({ id }) => answerTool(() => listFindingsForPrograms(deps, { id, rights: caller.rights, origin })),
  );
}
