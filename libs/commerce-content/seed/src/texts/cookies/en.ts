import type { PageText } from '../texts.schema.ts';

export const en: PageText = {
  title: 'Cookies',
  summary:
    'Which cookies and other browser storage this shop uses, what each is for and how long it stays. Which of them are used is your choice.',
  blocks: [
    {
      type: 'text',
      paragraphs: [
        'A cookie is a short text that a site keeps in your browser. Cookies that the shop needs to work, and cookies that remember a choice of yours, need no consent by law. All others are set, and the scripts that set them are loaded, only after you have allowed them.',
        'Over a secure connection the names of our cookies begin with “__Host-”, so that no other site can set or change them.',
      ],
    },
    {
      type: 'table',
      heading: 'Cookies of the shop',
      head: ['Name', 'What it is for', 'How long it stays'],
      rows: [
        [
          'shop_session',
          'Keeps you logged in and holds your cart. A random key without data about you.',
          'Until you close the browser; up to a year if you chose to be remembered, and for a cart without an account',
        ],
        ['shop_known', 'Tells the page that there is a session.', 'As long as shop_session'],
        [
          'shop_consent',
          'Your choice about cookies, with a random number. We keep the same number with the choice, its time and its version as proof, and nothing about you.',
          '6 months',
        ],
        ['shop_locale', 'The language that you chose.', '1 year'],
        ['shop_currency', 'The currency of the prices.', '1 year'],
        ['shop_market', 'The country that goods go to.', '1 year'],
        ['shop_method', 'Shipping by air or by sea.', '1 year'],
        ['shop_layout', 'Products as a grid or as a list.', '1 year'],
        ['shop_scheme', 'Light or dark colours.', '1 year'],
        ['shop_browser', 'Remembers that you want to go on with an old browser.', '1 year'],
        ['shop_check_translations, shop_view_translations', 'For our translators only.', '1 hour, 1 day'],
      ],
    },
    {
      type: 'table',
      heading: 'Only with your consent',
      head: ['For', 'What is used', 'How long it stays'],
      rows: [
        [
          'Preferences',
          'LiveAgent, our live chat, once you open it: it remembers you and what was said.',
          'Up to 1 year',
        ],
        [
          'Statistics',
          'Google Tag Manager with the tags that it loads: pages that are visited, goods that are looked at and bought. Recordings of errors, with all text hidden.',
          'Up to 2 years',
        ],
        [
          'Advertising',
          'Meta Pixel, Criteo and Klaviyo: goods that are looked at and bought, to show offers that fit you and to count what advertisements bring. With a purchase we send Meta the hash of your e-mail address too.',
          'Up to 13 months',
        ],
        [
          'Advertising: shop_utm_first, shop_utm_last',
          'The first and the last advertisement that led you here. They are kept with your order.',
          '90 days',
        ],
      ],
    },
    {
      type: 'text',
      paragraphs: [
        [
          'You can change your choice at any time on the page ',
          { text: 'Cookie settings', href: '/consent' },
          ', which every page links to at its end. After six months we ask again. If your browser sends Global Privacy Control, we take it as a refusal and do not ask.',
        ],
      ],
    },
    {
      type: 'list',
      heading: 'Other browser storage',
      items: [
        'Your last searches, so that you can repeat them. You can delete them in the search field.',
        'What you have typed into a form, until it is sent or the tab is closed. Passwords and card data are never kept.',
        'Marks without personal data, such as that the cart was changed in another tab, or that a notice was shown.',
      ],
    },
    {
      type: 'text',
      paragraphs: [
        'When you log out, the browser deletes this storage. The choices in the cookies above stay.',
      ],
    },
    {
      type: 'text',
      heading: 'Pages of payment providers',
      paragraphs: [
        'When you pay by card, PayPal or bank link, you confirm the payment on the provider’s page. The provider sets its own cookies there, and its own rules apply.',
      ],
    },
    {
      type: 'text',
      heading: 'How to refuse or delete cookies',
      paragraphs: [
        'You can delete and block cookies in the settings of your browser. Without shop_session you can look at products, but you cannot use a cart, order or log in.',
        [
          'What else we do with your data is said in our ',
          { text: 'privacy policy', href: '/privacy-policy' },
          '.',
        ],
      ],
    },
  ],
};
