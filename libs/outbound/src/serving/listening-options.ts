import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { answerHeaders } from './answer-headers.ts';

/** Milliseconds until a request must have arrived completely: a photo of 10 MB takes 80 seconds at 1 Mbit/s. */
const REQUEST_MS = 120_000;
const HEADERS_MS = 10_000;
const FAREWELL_MS = 500;
/** The interval of checks for late connections. */
const LOOK_MS = 1_000;

type ListeningSettings = {
  /** All addresses of the shop are https. */
  isSecure: boolean;
  requestMs?: number;
};

type ClientError = Error & { code?: string };

const STATUS: Readonly<Record<string, readonly [status: number, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'too_slow'],
  HPE_HEADER_OVERFLOW: [431, 'headers_too_large'],
};
const UNREADABLE = [400, 'unreadable'] as const;

const answerTo = ({ code = '' }: ClientError, isSecure: boolean): string => {
  const [status, message] = STATUS[code] ?? UNREADABLE;
  const body = JSON.stringify({ status: false, message, errors: {} });
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(body.length),
    'cache-control': 'no-store',
    connection: 'close',
    ...answerHeaders(isSecure),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
};

/**
 * The listening options of a server: late requests are closed, so that slow clients hold no connection;
 * invalid HTTP is answered like every refusal.
 */
export const listeningOptions = ({ isSecure, requestMs = REQUEST_MS }: ListeningSettings) => ({
  requestTimeout: requestMs,
  http: { headersTimeout: Math.min(HEADERS_MS, requestMs), connectionsCheckingInterval: LOOK_MS },
  clientErrorHandler: (error: ClientError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (!socket.writable) return void socket.destroy();
    socket.end(answerTo(error, isSecure));
    // Reads what is still arriving for a moment: resetting the connection would lose the answer.
    socket.resume();
    setTimeout(() => socket.destroy(), FAREWELL_MS).unref();
  },
});
