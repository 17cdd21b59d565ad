import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { registerChangesTool } from './tools/changes-tool.ts';
import { registerDecidingTools } from './tools/deciding-tools.ts';
import { registerFindingsTool } from './tools/findings-tool.ts';
import { registerListingTools } from './tools/listing-tools.ts';
import { registerSalesTools } from './tools/sales-tools.ts';
import { registerSearchTool } from './tools/search-tool.ts';
import type { ToolContext } from './tools/tool-context.ts';

const INSTRUCTIONS =
  'Peyda, Türkiye’deki icra dairelerinin ihale ilanlarını toplar. Önce search_listings ile arayın, ilanı get_listing, belgelerinde bulunanları list_findings ile okuyun. Tarihler için get_deadlines, yasal sınırlar ve masraflar için get_costs kullanın. Benzerlerinin neye satıldığını get_comparables, aynı malın ihalelerinin sonuçlarını get_outcomes söyler. Tutarlar lira, zamanlar UTC’dir; kullanıcıya İstanbul saatiyle söyleyin. Bilgiler kaynaktaki ilana dayanır; teklif vermeden önce resmi portaldan doğrulanmalıdır.';

/** Handles one request of the protocol with the rights of its key. The body is already parsed. */
export function answerMcp(context: ToolContext, request: Request, parsedBody: unknown): Promise<Response> {
  const { log } = context.deps;
  const onerror = (error: Error) => log.warn({ err: error }, 'call of the protocol for models failed');
  return createMcpHandler(() => makeMcpServer(context), { onerror }).fetch(request, { parsedBody });
}

/** Only a few tools, so that a model chooses well. */
function makeMcpServer(context: ToolContext): McpServer {
  const server = new McpServer({ name: 'peyda', title: 'Peyda', version: '1.0.0' }, { instructions: INSTRUCTIONS });
  registerSearchTool(server, context);
  registerListingTools(server, context);
  registerFindingsTool(server, context);
  registerDecidingTools(server, context);
  registerSalesTools(server, context);
  registerChangesTool(server, context);
  return server;
}
