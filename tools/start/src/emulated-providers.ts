import { parseArgs } from 'node:util';
import { startEmulators } from '@shop/emulators';

type Emulated = { readonly settings: Readonly<Record<string, string>>; readonly close: () => Promise<void> };

const NONE: Emulated = { settings: {}, close: async () => {} };

/** Whether `--providers emulated` was given. Raises for other arguments. */
export const wantsEmulated = (args: readonly string[]): boolean => {
  const { providers } = parseArgs({ args: [...args], options: { providers: { type: 'string' } } }).values;
  if (providers !== undefined && providers !== 'emulated')
    throw new Error(`--providers ${providers} is not known: "emulated" is.`);
  return providers === 'emulated';
};

/** Starts the emulators on request; the shop then pays by the real adapters. */
export const emulateProviders = async (
  isWanted: boolean,
  { apiPort, progress }: { readonly apiPort: number; readonly progress: (text: string) => void },
): Promise<Emulated> => {
  if (!isWanted) return NONE;
  const running = await startEmulators(`http://127.0.0.1:${apiPort}/api/webhooks`);
  for (const { id, origin } of running)
    progress(`${id} is emulated at ${origin}, its books at ${origin}/emulator/books`);
  return {
    settings: Object.fromEntries(running.flatMap(({ settings }) => Object.entries(settings))),
    close: async () => {
      for (const { close } of running) await close();
    },
  };
};
