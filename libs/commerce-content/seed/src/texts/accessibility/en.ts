import type { PageText } from '../texts.schema.ts';

export const en: PageText = {
  title: 'Accessibility statement',
  summary:
    'How accessible this shop is, what may still be difficult, how we check it, and where to write if something does not work for you.',
  blocks: [
    {
      type: 'text',
      paragraphs: [
        '{seller} wants everybody to be able to shop here. This statement is about the site of {shop}.',
        'We work by the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and the European standard EN\u00a0301\u00a0549. In the European Union, Directive (EU) 2019/882 asks for this.',
      ],
    },
    {
      type: 'list',
      heading: 'What you can expect',
      items: [
        'Every page can be used with the keyboard alone. A link at the top leads past the menus to the content.',
        'Headings, forms, messages and prices are named for screen readers. Faults in a form are listed and lead to the field.',
        'Text can be enlarged, and pages fit narrow screens without scrolling sideways.',
        'You can choose products, order and pay without scripts in the browser.',
        'Forms keep what you typed if the session ends, and a checkout tells you how long goods are reserved.',
        'Invoices are tagged PDF files.',
      ],
    },
    {
      type: 'list',
      heading: 'What may be difficult',
      items: [
        'Pages of payment providers, banks and carriers are not ours. If you cannot use one, choose another payment method or write to us.',
        'Descriptions of pictures in texts that come from manufacturers may be short.',
        'In some dialogs of the checkout, such as a new saved address, scripts are needed. Without them you can enter the address for the order.',
      ],
    },
    {
      type: 'text',
      heading: 'How we check',
      paragraphs: [
        'We test pages with automatic tools and with the keyboard whenever we change them. This statement rests on our own check.',
      ],
    },
    {
      type: 'text',
      heading: 'Write to us',
      paragraphs: [
        [
          'If something does not work for you, or you need a text in another form, write to ',
          { text: '{email}', href: 'mailto:{email}' },
          ' or call ',
          { text: '{phone}', href: 'tel:{phone}' },
          '. Say which page it is about and which aids you use. We will help you with your order.',
        ],
        'If you are not satisfied with our answer, you can turn to the authority that watches over accessibility in your country. In Latvia and Estonia it is the consumer protection authority; in Lithuania you can also ask the consumer rights authority which office is in charge.',
      ],
    },
  ],
};
