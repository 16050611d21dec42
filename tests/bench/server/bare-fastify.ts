/** What Fastify alone serves with the same plugins: the limit our own server is compared with. argv: the port. */
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import fastify from 'fastify';

const app = fastify();
await app.register(cookie);
await app.register(cors, { origin: '*' });
const reply = { success: true, agentStyle: { agentId: 'agt_1', name: 'Mira', welcomeText: 'Hello', isBlocked: false } };
app.get('/api/agents/get_agent_style/:id', async () => reply);
app.get('/healthz', async () => ({ success: true }));
await app.listen({ port: Number(process.argv[2]), host: '127.0.0.1' });
