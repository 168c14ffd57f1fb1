export { sumVisits } from './campaign-visits.repository.ts';
export { campaignsPersonal } from './campaigns.personal.ts';
export { keepTouches } from './order-touches.repository.ts';
export { campaignsRetention } from './campaigns.retention.ts';
export { campaignsRoutes } from './campaigns.routes.ts';
