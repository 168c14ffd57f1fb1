import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';

const LANGUAGES = [
  { id: 1, iso_code: 'en', local_title: 'English' },
  { id: 2, iso_code: 'lt', local_title: 'Lietuvių' },
  { id: 3, iso_code: 'lv', local_title: 'Latviešu' },
  { id: 4, iso_code: 'ee', local_title: 'Eesti' },
];
const CURRENCIES = [
  { id: 1, iso_code: 'EUR' },
  { id: 2, iso_code: 'USD' },
];
const PIVOT = { gtm_id: '', pixel_id: '', live_agent_id: '', mp_default_sort: null };

const STORE_CONFIG = {
  status: true,
  blogs: [],
  conversionCurrency: { id: 2, iso_code: 'USD', rates: { EUR: 0.9, USD: 1 } },
  currencies: CURRENCIES,
  filteredCurrencies: CURRENCIES,
  searchKeys: [{ key: 'us', country_id: 1, language_id: 1 }],
  countries: [{ id: 1, iso_code: 'LT' }],
  site: {
    name: 'Nordport',
    cdn_logo: '/assets/share.png',
    criteo_key: '',
    klaviyo_key: '',
    languages: LANGUAGES.map((language) => ({ ...language, pivot: PIVOT })),
  },
};

const ROOTS = ['electronics', 'clothes', 'footwear', 'accessories', 'cosmetics'].map((slug, at) => ({
  id: at + 1,
  slug,
  name: slug,
  parent_id: null,
  position: at,
  pageTitle: slug,
  filterable_additional_fields: [],
  display_in_marketplace: true,
  children: [],
}));

export type FakeApi = {
  url: string;
  /** The received requests with their headers. */
  asked: { url: string; headers: FastifyRequest['headers']; body: unknown }[];
  /** Sends a change to all clients of the stream. */
  announce: (key: string) => void;
  listeners: () => number;
  app: FastifyInstance;
  close: () => Promise<void>;
};

/** An API of fixed answers on a port of its own; `extend` adds a test's own calls. */
export const createFakeApi = async (
  extend: (app: FastifyInstance) => void = () => {},
  port = 0,
): Promise<FakeApi> => {
  const app = Fastify({ forceCloseConnections: true });
  const asked: FakeApi['asked'] = [];
  const streams = new Set<NodeJS.WritableStream>();
  app.addHook('preHandler', async (request) => {
    asked.push({ url: request.url, headers: request.headers, body: request.body });
  });
  app.post('/api/store-config', async () => STORE_CONFIG);
  app.get('/api/translations/translationMessages', async () => ({}));
  app.post('/api/search/parsed-categories', async () => ROOTS);
  app.post('/api/search/flags', async () => []);
  app.post('/api/locale/change', async () => ({ status: true }));
  app.post('/api/auth/getCurrentUser', async () => ({ status: true, user: null }));
  app.get('/internal/changes', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.raw.write(': open\n\n');
    streams.add(reply.raw);
    reply.raw.on('close', () => streams.delete(reply.raw));
  });
  extend(app);
  const url = await app.listen({ port, host: '127.0.0.1' });
  return {
    url,
    asked,
    app,
    announce: (key) => streams.forEach((stream) => stream.write(`data: ${key}\n\n`)),
    listeners: () => streams.size,
    close: () => app.close(),
  };
};
