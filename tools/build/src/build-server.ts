import { build } from 'vite';
import { serverViteConfig } from './server-vite-config.ts';
import { serverNamed } from './servers.ts';

/** `build-server <name> [--watch]`: bundles a server into its folder of `dist`. */
const [name = '', ...flags] = process.argv.slice(2);
const config = serverViteConfig(name, serverNamed(name));
await build(flags.includes('--watch') ? { ...config, build: { ...config.build, watch: {} } } : config);
