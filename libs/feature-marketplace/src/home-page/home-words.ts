import { useBrand } from '@shop/page';
import type { TrustRowProps } from '@shop/ui-theme/trust-row';
import { useHomeMessages } from './home-page.messages.ts';

/** Reasons to trust the shop: what this brand promises, and nothing else. */
export const useTrustItems = (): TrustRowProps['reasons'] => {
  const say = useHomeMessages();
  const { promises } = useBrand();
  const { returnDays: days, returnsAtPickupPoints, supportHours } = promises;
  const place = returnsAtPickupPoints ? 'point' : 'other';
  return [
    ...(promises.isPriceFinal
      ? [
          {
            icon: 'shield' as const,
            title: say('marketplace.home.trust1'),
            text: say('marketplace.home.trust1Text'),
          },
        ]
      : []),
    ...(promises.checksGoods
      ? [
          {
            icon: 'box' as const,
            title: say('marketplace.home.trust2'),
            text: say('marketplace.home.trust2Text'),
          },
        ]
      : []),
    ...(days === null
      ? []
      : [
          {
            icon: 'return' as const,
            title: say('marketplace.home.trust3', { days }),
            text: say('marketplace.home.trust3Text', { place }),
          },
        ]),
    ...(supportHours === null
      ? []
      : [
          {
            icon: 'chat' as const,
            title: say('marketplace.home.trust4'),
            text: say('marketplace.home.trust4Text', supportHours),
          },
        ]),
  ];
};

const yesNo = (holds: boolean) => (holds ? 'yes' : 'no');

export const useHowSteps = () => {
  const say = useHomeMessages();
  const { checksGoods, isPriceFinal, sendsTogether } = useBrand().promises;
  return [
    { title: say('marketplace.home.how1'), text: say('marketplace.home.how1Text') },
    {
      title: say('marketplace.home.how2', { checks: yesNo(checksGoods) }),
      text: say('marketplace.home.how2Text', { together: yesNo(sendsTogether) }),
    },
    {
      title: say('marketplace.home.how3', { final: yesNo(isPriceFinal) }),
      text: say('marketplace.home.how3Text'),
    },
  ];
};
