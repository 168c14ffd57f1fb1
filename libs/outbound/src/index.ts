export { createOutbound, type Fetched, type Outbound, type OutboundOptions } from './outbound.ts';
export { OutboundRefused, type RefusalKind } from './outbound-refused.ts';
export { isPublicAddress } from './public-address.ts';
