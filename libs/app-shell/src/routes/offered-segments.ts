import { brandHas, type BrandConfig } from '@shop/brand';
import { isOpen, segmentsOf, type Feature, type PageHandle } from '@shop/page';

/** First segments of the brand's addresses, by which a link checks whether its page exists. */
export const offeredSegments = (features: readonly Feature[], brand: BrandConfig): ReadonlySet<string> =>
  new Set(
    features.flatMap((feature) =>
      isOpen(feature)
        ? segmentsOf({
            ...feature,
            routes: feature.routes.filter(({ handle }) => {
              const { requires } = (handle ?? {}) as PageHandle;
              return !requires || brandHas(brand, requires);
            }),
          })
        : segmentsOf(feature),
    ),
  );
