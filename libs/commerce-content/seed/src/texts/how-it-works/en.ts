import type { PageText } from '../texts.schema.ts';

export const en: PageText = {
  title: 'How it works',
  summary:
    'From the product page to your door: how to order goods from American stores, what the price includes and how to follow your parcel.',
  blocks: [
    {
      type: 'steps',
      heading: 'From order to delivery',
      items: [
        {
          title: 'Choose',
          text: 'Set your country and choose by air or by sea. Every price on the site is then the price delivered to you.',
        },
        {
          title: 'Order',
          text: 'Put the goods in the cart and check out, with an account or without one. The total that you see before you pay is final.',
        },
        {
          title: 'We buy the goods',
          text: 'We buy the goods in America. Everything in your order goes to our American warehouse and leaves it as one parcel.',
        },
        {
          title: 'We ship and clear',
          text: 'The parcel travels by air or by sea. We declare it to customs and pay the duty and VAT.',
        },
        {
          title: 'You receive it',
          text: 'A courier brings the parcel to your door, or you pick it up at the pickup point that you chose.',
        },
      ],
    },
    {
      type: 'list',
      heading: 'What the price includes',
      items: [
        'the goods;',
        'shipping by the method that you chose, with fuel and insurance;',
        'customs clearance, duty and VAT;',
        'the cheapest delivery in your country.',
      ],
    },
    {
      type: 'text',
      paragraphs: [
        'Other choices, such as delivery to your door where a pickup point is cheaper, show their difference before you choose them. In the cart all goods count as one parcel, so ordering together usually costs less than the single prices added up.',
      ],
    },
    {
      type: 'text',
      heading: 'After you have ordered',
      paragraphs: [
        'We confirm every order by e-mail. The order page shows its state, the parcel number and your invoice. You can cancel the order until we have bought the goods, and change the address until they are packed.',
        [
          'You can also ',
          { text: 'track your parcel', href: '/tracking' },
          ' by its number, without an account.',
        ],
      ],
    },
    {
      type: 'text',
      heading: 'If you shop in an American store yourself',
      paragraphs: [
        'Your account has a suite number. Parcels that are sent to our American warehouse with this number are yours, and we can forward them to you. You pay for forwarding once the parcel is measured and you have seen the price.',
      ],
    },
    { type: 'call', text: 'Ready to look around?', label: 'Show items', path: '/marketplace' },
  ],
};
