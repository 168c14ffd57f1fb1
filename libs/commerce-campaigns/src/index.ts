export { sumVisits } from './campaign-visits.repository.ts';
export { campaignsRetention } from './campaigns.retention.ts';
export { campaignsRoutes } from './campaigns.routes.ts';
