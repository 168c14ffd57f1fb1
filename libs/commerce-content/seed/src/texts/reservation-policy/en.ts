import type { PageText } from '../texts.schema.ts';

export const en: PageText = {
  title: 'Reservation policy',
  summary:
    'How to reserve a device at {shop}: confirming by e-mail, your place in the queue, three days to buy, and what happens to your data.',
  blocks: [
    {
      type: 'text',
      heading: '1. What a reservation is',
      paragraphs: [
        'With a reservation you take a place in the queue for a device that cannot be ordered yet. It costs nothing, and you are not obliged to buy. Where the page of the reservation asks for a deposit, paying it confirms the reservation, and it goes back to you when you buy, when you give up, or when the reservation ends. The rules are those of {seller}, registration no.\u00a0{seller_code}.',
      ],
    },
    {
      type: 'list',
      heading: '2. How you reserve',
      ordered: true,
      items: [
        [
          'Choose model, storage and colour on the page ',
          { text: 'Reserve an iPhone', href: '/iphone-reservation' },
          ' and enter your name, e-mail and phone.',
        ],
        'Open the link in the e-mail that we send you and confirm within 24 hours. A reservation that is not confirmed in this time ends.',
        'With the confirmation you get your place. The order of confirmations counts, not that of the forms.',
      ],
    },
    {
      type: 'text',
      heading: '3. One reservation for each model',
      paragraphs: [
        'One e-mail address can have one open reservation for each model. A second request changes nothing.',
      ],
    },
    {
      type: 'text',
      heading: '4. When a device is held for you',
      paragraphs: [
        'If your place is within the number of devices, a device is held for you for three days (72 hours), and we write to you at once. We contact you about the purchase.',
        'If you do not buy in this time, the reservation ends and the device goes to the next person in the queue. Otherwise you wait until a device becomes free. We do not promise that everybody in the queue gets one.',
      ],
    },
    {
      type: 'text',
      heading: '5. Price and purchase',
      paragraphs: [
        [
          'A reservation fixes no price. You see the price with duty, VAT and delivery before you buy, and then the ',
          { text: 'purchase agreement', href: '/purchase-agreement' },
          ' applies, with the right of withdrawal and the legal guarantee.',
        ],
      ],
    },
    {
      type: 'text',
      heading: '6. Giving a reservation up',
      paragraphs: [
        'You can give a reservation up at any time on its page, by the link in our e-mail. You need no reason, and you can reserve again.',
      ],
    },
    {
      type: 'text',
      heading: '7. Your data',
      paragraphs: [
        [
          'We use name, e-mail and phone for the reservation only and delete them 90 days after it has ended. More is said in the ',
          { text: 'privacy policy', href: '/privacy-policy' },
          '.',
        ],
      ],
    },
  ],
};
