import type { Timestamp } from '../columns.ts';
import type { Writers } from '../writers.ts';

export type CampaignVisitTable = {
  brand: string;
  /** In the time of the brand: `2026-11-24`. */
  day: string;
  /** Empty where the link named none, as are the other two. */
  campaign: string;
  medium: string;
  source: string;
  visits: number;
};

/** The first and the last campaign that led to an order; empty where a link named none. */
export type OrderTouchTable = {
  quote_id: number;
  first_campaign: string;
  first_medium: string;
  first_source: string;
  last_campaign: string;
  last_medium: string;
  last_source: string;
  created_at: Timestamp;
};

export interface CampaignTables {
  order_touch: OrderTouchTable;
  campaign_visit: CampaignVisitTable;
}

/** Who writes each table; all others read. */
export const campaignWriters: Writers<CampaignTables> = {
  campaign_visit: 'commerce-campaigns',
  order_touch: 'commerce-campaigns',
};
