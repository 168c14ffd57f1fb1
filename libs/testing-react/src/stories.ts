/** Helpers for stories of whole pages; nothing of the tests' network or document is included. */
export { aClient } from './stories/a-client.ts';
export { cannedTransport, isDown, refuses, says, type CannedAnswer } from './stories/canned.ts';
export { atPage, type PageStory } from './stories/page-story.ts';
export { shopAnswers } from './stories/shop-answers.ts';
export { showcaseCategories } from './stories/showcase-categories.ts';
export { doorPrices, showcaseItem, showcaseListing } from './stories/showcase-items.ts';
export { inColour, SHOWCASE, SHOWCASE_COLOURS, type ShowcaseProduct, wordsIn } from './stories/showcase.ts';
export { localeOf, showcaseLines } from './stories/showcase-lines.ts';
export { SHOWCASE_BREAKDOWN, SHOWCASE_SHIPPING, SHOWCASE_SUBTOTAL } from './stories/showcase-sums.ts';
export { showcaseOrder } from './stories/showcase-order.ts';
export { showcaseProduct } from './stories/showcase-product.ts';
