/** What travels: each file as the server sends it to a browser that takes brotli, and how many requests there are until the chat can be used. */
import { brotliCompressSync } from 'node:zlib';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

async function sent(url: string): Promise<{ bytes: number; encoding: string; identity: Buffer }> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  const identity = Buffer.from(await response.arrayBuffer());
  const encoding = response.headers.get('content-encoding') ?? 'identity';
  return { bytes: brotliCompressSync(identity).length, encoding, identity };
}

export async function measureWeight(origin: string, agentId: string): Promise<string[]> {
  const loader = await sent(`${origin}/chatbox.js?id=${agentId}`);
  const page = await sent(`${origin}/widget-chat/${agentId}`);
  const style = await sent(`${origin}/api/agents/get_agent_style/${agentId}`);
  const lines = [
    `loader, 1 request: ${loader.bytes} bytes brotli (sent as ${loader.encoding})`,
    `chat until one can read and write: ${page.bytes}, and by direct link the style, ${style.identity.length} bytes (sent as ${page.encoding})`,
  ];
  const assets = path.join('widget', 'dist', 'page', 'assets');
  let languages = 0;
  for (const name of readdirSync(assets)) {
    const file = path.join(assets, name);
    if (statSync(file).isDirectory()) languages += readdirSync(file).filter((inside) => inside.endsWith('.js')).length;
    else if (name.endsWith('.js'))
      lines.push(
        `later, ${name.replace(/-[^-]*$/, '')}: ${brotliCompressSync(readFileSync(file)).length} bytes brotli`,
      );
  }
  lines.push(`languages beside English, one file each, one of them fetched at most: ${languages}`);
  return lines;
}
