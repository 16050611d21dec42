import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a process holds in memory, in MB (2^20 bytes). @throws when it is gone */
export async function residentMb(pid: number): Promise<number> {
  return Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

/**
 * What a process still refers to once garbage is collected, in MB (2^20 bytes): its heap and the buffers outside of it. Unlike resident
 * memory it does not depend on when a busy machine let the process clear up.
 * @param inspectorPort that the process was started with, by `--inspect`
 */
export async function liveMb(inspectorPort: number): Promise<number> {
  const listed: unknown = await (await fetch(`http://127.0.0.1:${inspectorPort}/json/list`)).json();
  const url = String(Object(listed)[0]?.webSocketDebuggerUrl);
  const socket = new WebSocket(url);
  await once(socket, 'open');
  let sent = 0;
  const ask = async (method: string, params = {}): Promise<unknown> => {
    const id = (sent += 1);
    const answered = new Promise<unknown>((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        const told: unknown = JSON.parse(String(data));
        if (Object(told).id === id) resolve(Object(told).result);
      });
    });
    socket.send(JSON.stringify({ id, method, params }));
    return answered;
  };
  // what the first finds unused is freed beside it, and frees more
  for (let round = 0; round < 3; round += 1) {
    await ask('HeapProfiler.collectGarbage');
    await sleep(500);
  }
  const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';
  const told = await ask('Runtime.evaluate', { expression });
  socket.close();
  return Number(Object(told).result?.value) / 2 ** 20;
}
