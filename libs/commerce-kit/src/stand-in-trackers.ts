import type { Database } from '@shop/database';

/** Real trackers have no such ids: the shop serves their scripts itself. A site that names its own keeps them. */
const PIVOT = { gtm_id: 'demo-tag-manager', pixel_id: 'demo-pixel', live_agent_id: 'demo-chat' } as const;
const SITE = { klaviyo_key: 'demo-mail', criteo_key: 'demo-retail' } as const;

/** Gives every site of the demo the ids of what stands in for the trackers. An empty id leaves a tracker out. */
export const nameStandIns = async (db: Database): Promise<void> => {
  for (const [column, id] of Object.entries(PIVOT) as [keyof typeof PIVOT, string][])
    await db
      .updateTable('site_language')
      .set({ [column]: id })
      .where(column, 'is', null)
      .execute();
  for (const [column, id] of Object.entries(SITE) as [keyof typeof SITE, string][])
    await db
      .updateTable('site')
      .set({ [column]: id })
      .where(column, 'is', null)
      .execute();
};
