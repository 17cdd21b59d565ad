import type { McpServer } from '@modelcontextprotocol/server';
import { listFindings } from '#server/features/market/document-findings/index.ts';
import { type DocumentFinding, documentFindingsSchema } from '#shared/read-documents/document-findings.ts';
import { answerTool } from './answer-tool.ts';
import { listingInputSchema } from './listing-tools.ts';
import { READS_ONLY, type ToolContext } from './tool-context.ts';

/** `list_findings`. */
export function registerFindingsTool(server: McpServer, { deps, caller, origin }: ToolContext): void {
  const withOrigin = (finding: DocumentFinding): DocumentFinding => ({
    ...finding,
    place: finding.place && { ...finding.place, address: `${origin}${finding.place.address}` },
  });
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
    ({ id }) =>
      answerTool(async () => {
        const found = await listFindings(deps, id, caller.rights);
        return {
          ...found,
          findings: found.findings.map(withOrigin),
          contradictions: found.contradictions.map((one) => ({ ...one, sides: one.sides.map(withOrigin) })),
        };
      }),
  );
}
