import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PATIENCE_MS = 180_000;
const SAID = /(\w+) is emulated at \S+, its books at (\S+)/g;

/** The sums of a payment in a provider's books, in hundredths. */
export type BookedPayment = { reference: string; currency: string; captured: number; refunded: number };

export type EmulatedShop = {
  /** The address of a brand, without a path. */
  at: (brand: string) => string;
  /** A provider's books, by its id. */
  books: (provider: string) => Promise<BookedPayment[]>;
  /** From now on the provider accepts this many calls, with this in their path, and answers none of them. */
  silence: (provider: string, calls: number, path?: string) => Promise<void>;
  /** The provider answers everything again. */
  heal: (provider: string) => Promise<void>;
  /** How often the shop tried to reach its mail server, which never answers. */
  mailsTried: () => number;
  close: () => Promise<void>;
};

/** Accepts connections and sends nothing, like a mail server that hangs. */
const openSilentMailServer = async () => {
  const open = new Set<Socket>();
  let tried = 0;
  const server = createServer((socket) => {
    tried += 1;
    open.add(socket.on('error', () => socket.destroy()));
    socket.once('close', () => open.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tried: () => tried,
    close: () => {
      open.forEach((socket) => socket.destroy());
      server.close();
    },
  };
};

/**
 * A separate shop with the real adapters: `npm start -- --providers emulated` with new demo data. Its mail
 * server hangs, which no purchase may wait for.
 */
export const openEmulatedShop = async (port: number): Promise<EmulatedShop> => {
  const said: string[] = [];
  const mail = await openSilentMailServer();
  const shop = spawn(process.execPath, ['tools/start/src/fresh.ts', '--providers', 'emulated'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      API_PORT: String(port + 1),
      SHOP_DATA_DIR: `.data/e2e-emulated-${port}`,
      SMTP_URL: mail.url,
      BRANDS: 'lt,ae',
      DEMO_PRODUCTS: '600',
      RENDER_BUDGET: '15000',
      RENDER_WAIT: '15000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [shop.stdout, shop.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const close = async () => {
    mail.close();
    if (shop.exitCode !== null || shop.signalCode !== null) return;
    shop.kill('SIGTERM');
    await once(shop, 'exit');
  };
  const at = (brand: string) => `http://${brand}.localhost:${port}`;
  const stands = () => said.join('').includes('the shop stands');
  for (const giveUpAt = Date.now() + PATIENCE_MS; !stands(); await sleep(200))
    if (Date.now() > giveUpAt || shop.exitCode !== null) {
      await close();
      throw new Error(`the emulated shop does not stand:\n${said.join('')}`);
    }
  const addresses = new Map([...said.join('').matchAll(SAID)].map(([, id, books]) => [id, books]));
  const booksOf = (provider: string): string => {
    const books = addresses.get(provider);
    if (!books) throw new Error(`${provider} is not emulated`);
    return books;
  };
  return {
    at,
    close,
    mailsTried: mail.tried,
    books: async (provider) => (await (await fetch(booksOf(provider))).json()) as BookedPayment[],
    heal: async (provider) => {
      await fetch(new URL('/emulator/faults', booksOf(provider)), { method: 'DELETE' });
    },
    silence: async (provider, times, path) => {
      const body = JSON.stringify({ when: 'before', kind: 'timeout', times, ...(path && { path }) });
      await fetch(new URL('/emulator/faults', booksOf(provider)), { method: 'POST', body });
    },
  };
};
