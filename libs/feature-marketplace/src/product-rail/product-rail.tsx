import type { ListingItem } from '@shop/data-access';
import { ArrowLink } from '@shop/ui-theme/arrow-link';
import { Rail } from '@shop/ui-theme/rail';
import { Section } from '@shop/ui-theme/section';
import { AddToCartArea } from '../product-card/add-to-cart-area.tsx';
import { ListingCard } from '../product-card/listing-card.tsx';
import { useCardWords } from '../product-card/use-card-words.ts';

export type ProductRailProps = {
  heading: string;
  hint?: string;
  items: readonly ListingItem[];
  more?: { href: string; label: string };
};

/** Products in one row that scrolls; nothing without products. */
export const ProductRail = ({ heading, hint, items, more }: ProductRailProps) => {
  const words = useCardWords();
  if (items.length === 0) return null;
  return (
    <Section
      heading={heading}
      {...(hint !== undefined && { hint })}
      action={
        more && (
          <ArrowLink href={more.href} isShortOnSmall>
            {more.label}
          </ArrowLink>
        )
      }
    >
      <AddToCartArea>
        <Rail
          label={heading}
          backLabel={words.say('marketplace.rail.back')}
          forwardLabel={words.say('marketplace.rail.forward')}
        >
          {items.map((item) => (
            <ListingCard key={item.id} item={item} words={words} />
          ))}
        </Rail>
      </AddToCartArea>
    </Section>
  );
};
