/** What is no HTTP request at all gets an answer in the shape of every refusal (R1), and its connection ends: whatever follows on it cannot be told apart. */
import type { Socket } from 'node:net';
import { newId } from '../lib/ids.ts';

const statuses: Record<string, [status: string, code: string, message: string]> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'request.too_large',
    'The request headers are too large.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request.malformed', 'The request took too long to arrive.'],
};

export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code, message] = statuses[error.code ?? ''] ?? [
    '400 Bad Request',
    'request.malformed',
    'The request is malformed.',
  ];
  const body = JSON.stringify({ success: false, code, message, requestId: newId('req') });
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
