export { deliveryTermsOf, type DeliveryTerms } from './delivery-terms.ts';
export { orderStory } from './order-story.ts';
export { seedOrders, type SeededOrder } from './seed-orders.ts';
export { writeRequestedOrder } from './write-requested-order.ts';
export { shareOrders } from './share-orders.ts';
