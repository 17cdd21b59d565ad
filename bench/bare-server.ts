import Fastify from 'fastify';

/** A Fastify in its own process that always returns the same text: the lower bound for a response of the same size. */
const size = Number(process.argv[2] ?? 1000);
const body = Buffer.alloc(size, 'x');
const app = Fastify();
app.get('/', (_, reply) => reply.type('application/json; charset=utf-8').send(body));
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
