import Fastify from 'fastify';

/** A Fastify that answers one text and nothing else, as a process of its own: the floor of every answer that size. */
const size = Number(process.argv[2] ?? 1000);
const body = Buffer.alloc(size, 'x');
const app = Fastify();
app.get('/', (_, reply) => reply.type('application/json; charset=utf-8').send(body));
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
