import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { findComparables } from '#server/features/market/comparables/index.ts';
import { listLotChain } from '#server/features/market/listing/index.ts';
import { maySee } from '#server/features/members/subscriptions/index.ts';
import { lotChainSchema } from '#shared/api-v1/lot-chain.ts';
import { comparableSchema, comparablesSchema } from '#shared/comparables/comparables.ts';
import { answerTool } from './answer-tool.ts';
import { listingInputSchema } from './listing-tools.ts';
import { READS_ONLY, type ToolContext } from './tool-context.ts';

const salesSchema = comparablesSchema.extend({
  id: z.number().int(),
  comparables: z.array(comparableSchema.extend({ url: z.string() })),
});
const outcomesSchema = lotChainSchema.extend({ id: z.number().int() });

/** `get_comparables` and `get_outcomes`: what lots like a listing were sold for, and how its own auctions ended. */
export function registerSalesTools(server: McpServer, context: ToolContext): void {
  server.registerTool(
    'get_comparables',
    {
      title: 'Benzerleri neye satıldı',
      description:
        'Bir ilana benzeyen malların satış bedelleri, muhammen bedele oranları (yüzde) ve neden benzer oldukları. Yeterli örnek varsa bu ilan için bir aralık (estimate), yoksa nedeni (reason). Böyle aralıkların gerçek satışlarda ne kadar tuttuğu da gelir. Aralık istatistiktir, değerleme değildir: örnek sayısıyla birlikte söyleyin. Anahtar göremiyorsa (isLocked) yalnız sayısı gelir.',
      inputSchema: listingInputSchema,
      outputSchema: salesSchema,
      annotations: READS_ONLY,
    },
    ({ id }) => answerTool(() => sales(context, id)),
  );
  server.registerTool(
    'get_outcomes',
    {
      title: 'İhalelerinin sonuçlarını göster',
      description:
        'Bir malın bütün ihaleleri ve nasıl sonuçlandıkları. Sonuç open (sürüyor), sold (satıldı), unsold (satılmadı) ya da notPaid (alıcısı ödemedi) olur. Satış bilgisi geri alındıysa takenBack, ihale feshedildiyse annulled, satış düştüyse withdrawn yazar. Sonuç bildirilmediyse unknown yazar; bu, satılmadı demek değildir.',
      inputSchema: listingInputSchema,
      outputSchema: outcomesSchema,
      annotations: READS_ONLY,
    },
    ({ id }) => answerTool(async () => ({ id, ...(await listLotChain(context.deps, id)) })),
  );
}

async function sales({ deps, caller, origin }: ToolContext, id: number): Promise<z.infer<typeof salesSchema>> {
  const found = await findComparables(deps, id, !maySee(caller.rights, 'noticeValues'));
  return { ...found, id, comparables: found.comparables.map((one) => ({ ...one, url: `${origin}/ilan/${one.id}` })) };
}
