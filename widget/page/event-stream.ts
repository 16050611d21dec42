/** Reads server-sent events from a response's body: each event's name and its JSON, in order, until the stream ends. */
export interface StreamEvent {
  event: string;
  data: unknown;
}

const maxBufferLength = 1_000_000;

function parseEvent(block: string): StreamEvent | undefined {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(\w+):? ?(.*)$/.exec(line) ?? [];
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  }
  if (data.length === 0) return undefined;
  try {
    return { event, data: JSON.parse(data.join('\n')) };
  } catch {
    return undefined;
  }
}

export async function readEventStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onEvent: (event: StreamEvent) => void,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  for (;;) {
    const { done, value } = await reader.read();
    buffer += (value ?? '').replace(/\r/g, '');
    if (buffer.length > maxBufferLength) throw new Error('event too long');
    const blocks = buffer.split('\n\n');
    buffer = done ? '' : (blocks.pop() ?? '');
    for (const block of blocks) {
      const event = parseEvent(block);
      if (event !== undefined) onEvent(event);
    }
    if (done) return;
  }
}
