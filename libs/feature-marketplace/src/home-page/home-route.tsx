import type { HomeQuery } from '@shop/domain/home';
import { useFormats } from '@shop/i18n';
import { useMarket } from '@shop/page';
import { Crossing } from '@shop/ui-theme/crossing';
import { useHomeMessages } from './home-page.messages.ts';
import { useHomeCategory, useHomeGoods } from './use-home-goods.ts';

/** The days of both ways to the visitor's market, as the goods of the opening have them; nothing without goods. */
export const HomeRoute = ({ query }: { query: HomeQuery }) => {
  const say = useHomeMessages();
  const formats = useFormats();
  const to = formats.country(useMarket());
  const [item] = useHomeGoods(query, useHomeCategory(query)?.id ?? null).items;
  if (!item) return null;
  const { air, sea } = item.delivered;
  const from = say('marketplace.home.from');
  return (
    <Crossing
      heading={say('marketplace.home.route', {
        ...{ from, to, airFrom: air.days_from, airTo: air.days_to },
        ...{ seaFrom: sea.days_from, seaTo: sea.days_to },
      })}
      chart={{
        ...{ from, to },
        air: say('marketplace.home.airDays', { from: air.days_from, to: air.days_to }),
        sea: say('marketplace.home.seaDays', { from: sea.days_from, to: sea.days_to }),
      }}
    >
      {say('marketplace.home.routeText')}
    </Crossing>
  );
};
