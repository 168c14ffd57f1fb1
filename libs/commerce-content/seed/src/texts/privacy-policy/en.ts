import type { PageText } from '../texts.schema.ts';

export const en: PageText = {
  title: 'Privacy policy',
  summary:
    'What data {shop} has about you, what it is used for, who receives it, how long it is kept and what rights you have.',
  blocks: [
    {
      type: 'text',
      heading: 'Who is responsible',
      paragraphs: [
        'The controller of your data is {seller}, registration no.\u00a0{seller_code}, {seller_address}.',
        [
          'Questions and requests about your data: ',
          { text: '{email}', href: 'mailto:{email}' },
          ', ',
          { text: '{phone}', href: 'tel:{phone}' },
          '.',
        ],
      ],
    },
    {
      type: 'table',
      heading: 'What we use your data for',
      head: ['Purpose', 'Data', 'Legal basis'],
      rows: [
        [
          'To take and deliver your order',
          'Name, delivery address, phone, e-mail, goods, amounts, parcel numbers',
          'Contract (GDPR, article 6(1)(b))',
        ],
        [
          'To clear goods through customs',
          'Name, address, phone, e-mail, goods and their value',
          'Legal obligation (article 6(1)(c))',
        ],
        [
          'To take payments and refund money',
          'Amount, payment method, the provider’s number of the payment and its result. We never see or store card numbers',
          'Contract',
        ],
        [
          'To keep your account',
          'E-mail, name, phone, password as a hash, addresses, suite number, language, currency, passkeys, balance and its history',
          'Contract',
        ],
        [
          'To handle claims, withdrawals and questions',
          'Name, e-mail, order, what you write, photos and documents',
          'Contract and legal obligation',
        ],
        ['To issue and keep invoices', 'Name, address, goods, amounts', 'Legal obligation'],
        [
          'To keep a wish list, and to write to you about it if you ask for it',
          'Items, their prices when you saved them, chosen alerts, e-mail',
          'Contract; for e-mails your consent, which you can withdraw at any time',
        ],
        [
          'To reserve a device, where the shop offers it',
          'Name, e-mail, phone, model, place in the queue',
          'Steps before a contract, at your request',
        ],
        [
          'To protect accounts and the shop',
          'Hash of the network address, browser and system of your devices, number of attempts, log of security events',
          'Our legitimate interest in a safe shop (article 6(1)(f))',
        ],
        [
          'To find and mend faults',
          'Reports of errors, without names, addresses and form contents',
          'Our legitimate interest in a shop that works',
        ],
        [
          'To send news and offers',
          'E-mail, name, language',
          'Your consent (article 6(1)(a)), which you can withdraw at any time',
        ],
      ],
    },
    {
      type: 'text',
      paragraphs: [
        'Without the data for order, payment and customs we cannot deliver. News and offers are your free choice. No decision with legal effect about you is made by a program alone.',
        'How many visitors come from which advertisement is counted by day, without any data about a visitor.',
      ],
    },
    {
      type: 'list',
      heading: 'Who receives data',
      items: [
        'Payment providers: Stripe for cards, PayPal, and Montonio for bank links. They receive what the payment needs and are responsible for it themselves.',
        'Carriers and couriers that bring your parcel, and the pickup point that you chose.',
        'Customs authorities and those who declare goods to them.',
        'Companies that work for us by contract: hosting, sending of e-mails, reports of errors, bookkeeping.',
        'Authorities and courts, where the law says so.',
      ],
    },
    {
      type: 'text',
      heading: 'Data outside the European Union',
      paragraphs: [
        'Our warehouse is in the United States, so the label of your parcel can be read there. Some payment providers and carriers work there too. We pass data on where your contract requires it, or on the basis of an adequacy decision or the standard contractual clauses of the European Commission. Ask us for a copy.',
      ],
    },
    {
      type: 'table',
      heading: 'How long we keep data',
      head: ['Data', 'Kept for'],
      rows: [
        ['Account, addresses, passkeys, history of orders', 'Until you delete the account'],
        [
          'Orders of a deleted account',
          'Without phone and e-mail; name and address for 2 years from the order, while we are liable for the goods',
        ],
        [
          'Invoices, payments, movements of the balance',
          'As long as the law on bookkeeping of the seller’s country requires, also after the account is deleted',
        ],
        ['Cart and session without “remember me”', '12 hours after your last visit, 30 days at most'],
        ['Remembered session, cart of a guest', '90 days after your last visit, a year at most'],
        ['Address and e-mail of an abandoned checkout', '30 days'],
        ['E-mails about orders and payments', '2 years'],
        [
          'Other e-mails',
          'The text until its link expires, or 30 days. After that a record without text and address, for up to a year',
        ],
        ['Claims', '3 years after the end; photos and documents 180 days'],
        ['Withdrawals from contract', '3 years after the end'],
        ['Letters of the contact form', 'A year'],
        ['Wish list', '3 years after you saved the item, or until you delete the account'],
        ['Reservations of devices', '90 days after the end'],
        ['Log of security events', '400 days, with hashes in place of addresses'],
        ['Places from which you log in, as hashes', 'A year after the last time'],
        ['Counts of attempts, expired links for passwords and e-mail changes', '7 days'],
        ['Files that were uploaded but not sent', 'A day'],
      ],
    },
    {
      type: 'list',
      heading: 'Your rights',
      items: [
        'To see your data and receive it in a form that programs can read: with an account you can download it yourself.',
        'To have wrong data corrected. Contact details and addresses can be changed in the account.',
        'To have data erased: you can delete the account yourself once orders, claims and payments are finished and the balance is empty.',
        'To have the use of your data restricted, and to object to what we do on the basis of our legitimate interest.',
        'To withdraw consent: by the link in each message with news, or in your account. What was done before stays lawful.',
      ],
    },
    {
      type: 'text',
      paragraphs: [
        [
          'The pages for this: ',
          { text: 'your data', href: '/account-information/data' },
          '. Or write to us. We answer within one month and ask for nothing in return.',
        ],
      ],
    },
    {
      type: 'list',
      heading: 'Where you can complain',
      items: [
        [
          'Lithuania: State Data Protection Inspectorate, ',
          { text: 'vdai.lrv.lt', href: 'https://vdai.lrv.lt' },
        ],
        ['Latvia: Data State Inspectorate, ', { text: 'dvi.gov.lv', href: 'https://www.dvi.gov.lv' }],
        ['Estonia: Data Protection Inspectorate, ', { text: 'aki.ee', href: 'https://www.aki.ee' }],
        [
          'Netherlands: Dutch Data Protection Authority, ',
          { text: 'autoriteitpersoonsgegevens.nl', href: 'https://www.autoriteitpersoonsgegevens.nl' },
        ],
        'United Arab Emirates: UAE Data Office. There, Federal Decree-Law No\u00a045 of 2021 applies in place of the GDPR.',
      ],
    },
    {
      type: 'text',
      heading: 'Security of your account',
      paragraphs: [
        'You can protect your account with a passkey or with codes of an authenticator app. The key of the app is stored encrypted, recovery codes only as hashes. Of a passkey we have the public part only. All of it is deleted when you switch it off.',
      ],
    },
    {
      type: 'text',
      heading: 'Cookies',
      paragraphs: [
        [
          'Without your consent we only use cookies that the shop needs and cookies that remember your choices. With it, cookies for live chat, statistics and advertising too; the providers that receive the data are named there. All are listed on the page ',
          { text: 'Cookies', href: '/cookies' },
          '.',
        ],
      ],
    },
  ],
};
