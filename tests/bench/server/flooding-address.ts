/** One hostile address, as a process of its own: sockets that pipeline one valid read and never let up. argv: url, path, sockets, reads at once, from. */
import { connect } from 'node:net';

const [url = '', path = '', sockets = '250', atOnce = '10', from = '127.0.0.2'] = process.argv.slice(2);
const { hostname, port } = new URL(url);
const batch = `GET ${path} HTTP/1.1\r\nhost: flood\r\n\r\n`.repeat(Number(atOnce));
const counts: Record<string, number> = { connections: 0 };

function flood(): void {
  const socket = connect({ host: hostname, port: Number(port), localAddress: from });
  let answered = 0;
  counts['connections'] = (counts['connections'] ?? 0) + 1;
  socket.on('connect', () => socket.write(batch));
  socket.on('data', (chunk) => {
    for (const [, status = ''] of chunk.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3})/g)) {
      counts[status] = (counts[status] ?? 0) + 1;
      answered += 1;
      if (answered % Number(atOnce) === 0) socket.write(batch);
    }
  });
  socket.on('error', () => {});
  // a cut connection is opened again at once
  socket.on('close', () => setImmediate(flood));
}

for (let i = 0; i < Number(sockets); i += 1) flood();
process.once('SIGTERM', () => {
  process.stdout.write(JSON.stringify(counts), () => process.exit(0));
});
