import type { FastifyReply } from 'fastify';

/** Sends a PDF as a download that no cache stores; `name` contains only letters, digits, `.` and `-`. */
export function sendPdf(reply: FastifyReply, file: { readonly name: string; readonly content: Buffer }): FastifyReply {
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .send(file.content);
}
