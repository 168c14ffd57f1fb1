import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

export type Weakness = 'none' | 'cut' | 'silent';

/** A connection between two servers that can be cut, or stay open without an answer. */
export const createWeakLine = async (to: { host: string; port: number }) => {
  const open = new Set<Socket>();
  let weakness: Weakness = 'none';

  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => open.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (weakness === 'cut') return near.destroy();
    const far = connect(to);
    keep(far);
    // Connections open during a silence stay silent: lost connections do not answer later either.
    let isHeard = true;
    const hand = (from: Socket, other: Socket) =>
      from.on('data', (bytes) => {
        isHeard &&= weakness === 'none';
        if (isHeard) other.write(bytes);
      });
    hand(near, far);
    hand(far, near);
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const cut = () => open.forEach((socket) => socket.destroy());

  return {
    port: (server.address() as AddressInfo).port,
    become: (next: Weakness) => {
      if (next === 'cut') cut();
      weakness = next;
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
};

export type WeakLine = Awaited<ReturnType<typeof createWeakLine>>;
