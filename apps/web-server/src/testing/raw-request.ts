import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export type RawAnswer = { status: number; head: string; body: string };

/** Sends raw bytes, without a client that would correct them, and reads until the server closes the connection. */
export const sendRaw = async (port: number, bytes: string): Promise<RawAnswer> => {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.setEncoding('latin1').write(bytes, 'latin1');
  socket.on('error', () => undefined);
  const said = await text(socket).catch(() => '');
  const [head = '', ...body] = said.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body: body.join('\r\n\r\n') };
};

/** A request as raw text, closed after its answer. */
export const rawRequest = (line: string, headers: readonly string[]): string =>
  [line, ...headers, 'Connection: close', '', ''].join('\r\n');
