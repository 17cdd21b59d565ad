import type { FastifyReply } from 'fastify';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Sends a spreadsheet (XLSX) as a file that no cache stores. */
export function sendXlsx(reply: FastifyReply, file: { readonly name: string; readonly content: Buffer }): FastifyReply {
  return reply.type(XLSX_TYPE).header('content-disposition', `attachment; filename="${file.name}"`).send(file.content);
}
