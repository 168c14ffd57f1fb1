import { type BodyOf } from '@shop/contracts/calls';
import { campaignCalls } from '@shop/contracts/later-calls';
import type { ApiClient } from './api-client.ts';

export type Utm = BodyOf<typeof campaignCalls.utm>;

const PATIENCE_MS = 2_000;

/** Posts the source of a visit. Rejects with the server's answer. */
export const postUtm = async (api: ApiClient, utm: Utm): Promise<void> => {
  await api.send(campaignCalls.utm, utm, { timeout: PATIENCE_MS, retries: 3 });
};
