import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { answerTool } from './answer-tool.ts';
import { listingInputSchema, read } from './listing-tools.ts';
import { READS_ONLY, type ToolContext } from './tool-context.ts';

const value = z.union([z.string(), z.number(), z.array(z.number())]).nullable();
const changesSchema = z.object({
  id: z.number().int(),
  firstSeenAt: z.string(),
  lastConfirmedAt: z.string(),
  status: z.string(),
  /** The number of stored versions of the notice, including the current one. */
  versions: z.number().int(),
  versionsUrl: z.string(),
  /** The latest first. */
  changes: z.array(z.object({ field: z.string(), before: value, after: value, changedAt: z.string() })),
});

/**
 * `list_changes`: what the source has changed in a listing, which the law lets it do without announcement (İİK 114).
 */
export function registerChangesTool(server: McpServer, context: ToolContext): void {
  server.registerTool(
    'list_changes',
    {
      title: 'Değişiklikleri göster',
      description:
        'Bir ilanda kaynağın sonradan değiştirdikleri: bedel, bitiş, ihale sırası, durum, satış bedeli ve metinden okunan değerler. Öncesi ve sonrasıyla; ilanın kaç sürümü saklandığı da.',
      inputSchema: listingInputSchema,
      outputSchema: changesSchema,
      annotations: READS_ONLY,
    },
    ({ id }) =>
      answerTool(async () => {
        const { changes, firstSeenAt, lastConfirmedAt, status, versionCount } = await read(context, id);
        return {
          id,
          firstSeenAt,
          lastConfirmedAt,
          status,
          versions: versionCount,
          versionsUrl: `${context.origin}/ilan/${id}/surumler`,
          changes: changes.map(({ field, oldValue, newValue, changedAt }) => ({
            field,
            before: oldValue,
            after: newValue,
            changedAt,
          })),
        };
      }),
  );
}
