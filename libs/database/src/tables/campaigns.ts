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

export interface CampaignTables {
  campaign_visit: CampaignVisitTable;
}

/** Who writes each table; all others read. */
export const campaignWriters: Writers<CampaignTables> = {
  campaign_visit: 'commerce-campaigns',
};
