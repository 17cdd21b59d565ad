import Fastify from 'fastify';

/** A Fastify in its own process that only answers one text: no answer of the same size can take less time. */
const size = Number(process.argv[2] ?? 1000);
const body = Buffer.alloc(size, 'x');
const app = Fastify();
app.get('/', (_, reply) => reply.type('application/json; charset=utf-8').send(body));
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
