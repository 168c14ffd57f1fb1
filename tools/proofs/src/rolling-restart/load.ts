import { Agent } from 'node:http';
import type { Faults } from '../faults.ts';
import type { Asked } from '../shop/send.ts';
import { createVisitor } from '../shop/visitor.ts';

export const LOADED_BRANDS = ['lt', 'ae'] as const;

type Kind = { readonly name: string; readonly ask: (turn: number) => Asked; readonly status: number };

/** Requests of shoppers: cached pages and rendered ones, calls that read and write, forms, files. */
const kindsOf = ({ product, variantId, files }: Goods, brand: string): readonly Kind[] => [
  { name: 'home page', ask: () => ({ path: '/en' }), status: 200 },
  { name: 'product', ask: () => ({ path: `/en/p/${product}` }), status: 200 },
  { name: 'search', ask: (turn) => ({ path: `/en/search?s=watch+${turn}` }), status: 200 },
  { name: 'cart', ask: () => ({ path: '/en/cart' }), status: 200 },
  {
    name: 'call that writes',
    ask: () => ({ path: '/api/cart/add', body: { variant_id: variantId, quantity: 1 } }),
    status: 200,
  },
  {
    name: 'form',
    ask: () => ({
      path: '/en/cart',
      form: { intent: 'add', variant_id: String(variantId), quantity: '1' },
    }),
    status: 303,
  },
  {
    name: 'call that reads',
    ask: () => ({ path: '/api/cart/fetch', body: { language_id: 1 } }),
    status: 200,
  },
  { name: 'file', ask: () => ({ path: files[brand] ?? '' }), status: 200 },
];

export type Goods = {
  readonly product: string;
  readonly variantId: number;
  readonly files: Readonly<Record<string, string>>;
};

type Load = {
  readonly port: number;
  readonly shoppers: number;
  readonly goods: Goods;
  readonly faults: Faults;
};

/** Shoppers with kept-alive connections who send one request after another until they are stopped. */
export const startLoad = ({ port, shoppers, goods, faults }: Load) => {
  const agent = new Agent({ keepAlive: true });
  let isOver = false;
  const shop = async (at: number): Promise<void> => {
    const brand = LOADED_BRANDS[at % LOADED_BRANDS.length] ?? 'lt';
    const kinds = kindsOf(goods, brand);
    const visitor = createVisitor(port, brand, { agent });
    for (let turn = at; !isOver; turn += 1) {
      const kind = kinds[turn % kinds.length];
      if (!kind) continue;
      const found = await visitor.ask(kind.ask(turn * shoppers + at)).then(
        ({ status, text }) => (status === kind.status ? status : `${status} ${text.slice(0, 120)}`),
        (error: Error) => error.message,
      );
      faults.expect(kind.name, found, kind.status);
    }
  };
  const shopping = Array.from({ length: shoppers }, (_, at) => shop(at));
  return async (): Promise<void> => {
    isOver = true;
    await Promise.all(shopping);
    agent.destroy();
  };
};
