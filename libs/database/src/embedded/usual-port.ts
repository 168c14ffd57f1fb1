import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';

/** A free port of the loopback interface: the wanted one where possible. */
const findFree = (wanted: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => (wanted === 0 ? reject(error) : resolve(findFree(0))));
    server.listen(wanted, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** The port of the folder's server at its last start, so that its address is stable across a crash; else a free one. */
export const usualPort = async (file: string): Promise<number> => {
  const last = Number(await readFile(file, 'utf8').catch(() => '0'));
  const port = await findFree(Number.isInteger(last) && last > 1_023 && last < 65_536 ? last : 0);
  await writeFile(file, String(port));
  return port;
};
