import { brandHas, type BrandConfig } from '@shop/brand';
import type { Feature, PageHandle } from '@shop/page';

/** First segments of the brand's addresses, by which a link finds out whether its page exists. */
export const offeredSegments = (features: readonly Feature[], brand: BrandConfig): ReadonlySet<string> =>
  new Set(
    features
      .flatMap(({ routes }) => routes)
      .filter(({ handle }) => {
        const { requires } = (handle ?? {}) as PageHandle;
        return !requires || brandHas(brand, requires);
      })
      .flatMap(({ path }) => path?.split('/')[1] ?? []),
  );
