import type { FastifyReply } from 'fastify';

/** A PDF as a download, kept by no cache; `name` has letters, digits, `.` and `-` alone. */
export function sendPdf(reply: FastifyReply, file: { readonly name: string; readonly content: Buffer }): FastifyReply {
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .send(file.content);
}
