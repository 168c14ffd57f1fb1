import type { PageText } from '../texts.schema.ts';

export const en: PageText = {
  title: 'Delivery',
  summary:
    'Delivery from America by air or by sea: how long it takes, what the price contains, how duty and VAT work and where to pick up your parcel.',
  blocks: [
    {
      type: 'text',
      paragraphs: [
        'We deliver to: {ships_to}.',
        'Your country and the shipping method are chosen at the top of every page. All prices follow them.',
      ],
    },
    {
      type: 'table',
      heading: 'By air or by sea',
      head: ['What matters', 'By air', 'By sea'],
      rows: [
        ['From America to your country', 'usually 4 to 10 days', 'usually 24 to 41 days'],
        [
          'Price depends on',
          'weight, or size if the parcel is large and light',
          'volume, or weight if the parcel is heavy',
        ],
        [
          'Good for',
          'clothes, shoes, phones, everything you need soon',
          'large and heavy things that can wait',
        ],
      ],
    },
    {
      type: 'text',
      paragraphs: [
        'The days for your country and your goods stand on the product page and in the cart. The checkout also shows how many days the courier needs.',
      ],
    },
    {
      type: 'list',
      heading: 'What the price contains',
      items: [
        [{ text: 'Goods', strong: true }, '\u00a0– what they cost in America.'],
        [
          { text: 'Freight', strong: true },
          '\u00a0– the way by air or by sea, with fuel and, for very large or heavy parcels, a surcharge.',
        ],
        [{ text: 'Insurance', strong: true }, '\u00a0– for the way from the warehouse to you.'],
        [
          { text: 'Clearance and service', strong: true },
          '\u00a0– the declaration for customs and the handling of your order.',
        ],
        [{ text: 'Duty and VAT', strong: true }, '\u00a0– what your country asks for goods from abroad.'],
        [{ text: 'Delivery', strong: true }, '\u00a0– the cheapest courier for your parcel in your country.'],
      ],
    },
    {
      type: 'text',
      paragraphs: [
        'The product page shows each of these amounts. The price is final: you pay nothing to the courier or to customs.',
      ],
    },
    {
      type: 'list',
      heading: 'Duty and VAT',
      items: [
        'To the European Union, goods of up to €150: 3 euros of duty for each tariff line in the parcel. The rule holds from 1 July 2026 to 1 July 2028.',
        'To the European Union, goods above €150: duty by the rate of the goods, on their value with freight and insurance.',
        'To the United Arab Emirates: no duty up to 1,000 dirhams, 5% above; a few goods, such as phones and books, are free.',
        'VAT is that of your country: 21% in Lithuania, Latvia and the Netherlands, 24% in Estonia, 5% in the United Arab Emirates. Printed books have a lower rate in the European Union.',
      ],
    },
    {
      type: 'text',
      heading: 'Courier or pickup point',
      paragraphs: [
        'At checkout you choose among the couriers for your country and the weight of your parcel: to your door, or to a pickup point or parcel locker where there are any. Very heavy parcels are only brought to the door. Where there is no courier to choose, the carrier brings the parcel to your door at no extra charge.',
      ],
    },
    {
      type: 'text',
      heading: 'When the parcel arrives',
      paragraphs: [
        'If the box is damaged, ask the courier to note it, and take a photo. Open it all the same: you keep all your rights.',
        ['If something is broken, wrong or missing, send us a ', { text: 'claim', href: '/claim-form' }, '.'],
      ],
    },
  ],
};
