import type { Database } from '@shop/database';

/**
 * Addresses of an older shop, one of each kind: permanent and temporary, below `/c` and `/p`, and to another
 * site.
 */
export async function seedRedirects(db: Database): Promise<void> {
  const lasting = { brand_key: null, is_permanent: true };
  await db
    .insertInto('path_redirect')
    .values([
      { ...lasting, from_path: '/shop', target: '/marketplace' },
      { ...lasting, from_path: '/c/gadgets', target: '/c/electronics' },
      { ...lasting, from_path: '/p/gift-voucher', target: '/marketplace' },
      { ...lasting, from_path: '/summer-sale', target: '/marketplace?sort=2', is_permanent: false },
      { ...lasting, from_path: '/careers', target: 'https://careers.nordport.example/', is_permanent: false },
    ])
    .execute();
}
