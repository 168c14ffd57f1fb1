import type { PageText } from '../texts.schema.ts';

export const en: PageText = {
  title: 'Purchase agreement',
  summary:
    'The terms on which you buy at {shop}: order, price, payment, delivery, customs, withdrawal, guarantee, claims and disputes.',
  blocks: [
    {
      type: 'text',
      heading: '1. The contract',
      paragraphs: [
        'You buy from {seller}, registration no.\u00a0{seller_code}, {seller_address}, e-mail {email}, phone {phone} (“we”). These terms apply to every order at {shop}. Rights that the law of your country gives you as a consumer remain, also where these terms do not name them.',
      ],
    },
    {
      type: 'text',
      heading: '2. Order',
      paragraphs: [
        'You can order with an account or as a guest. Before you order, you see the goods, the total, the delivery days and the courier, and you can correct everything. The button at the end places an order with an obligation to pay.',
        'The contract is concluded when we confirm the paid order by e-mail. The order with its prices and these terms are kept; you find them in the e-mail and on the order page. You can conclude the contract in English, Lithuanian, Latvian or Estonian.',
        'During checkout goods and prices are reserved for you for a limited time, which the page shows. If we cannot buy goods that you have paid for, we tell you and refund what you paid for them without delay.',
      ],
    },
    {
      type: 'text',
      heading: '3. Price',
      paragraphs: [
        'The price includes the goods, shipping by the chosen method, customs clearance, duty, VAT and the cheapest delivery in your country. What you choose beyond that, such as a dearer courier, is shown with its price. After the order the price does not change.',
        'A struck-through price is the lowest price of the 30 days before the discount. A promotion code lowers the price of the goods before shipping and taxes are computed, so it lowers VAT too.',
      ],
    },
    {
      type: 'text',
      heading: '4. Duty in the European Union since 1 July 2026',
      paragraphs: [
        'For parcels with goods of up to €150, duty is 3 euros for each distinct six-digit tariff line (Council Regulation (EU) 2026/382, until 1 July 2028). It is included in the price that you see.',
      ],
    },
    {
      type: 'text',
      heading: '5. Payment',
      paragraphs: [
        'You pay when you order, by a payment method that the checkout offers: card, PayPal, bank link or the balance of your account. If a payment method has a fee, it is shown before you choose it; there is always one without a fee. You receive an invoice for every paid order and a credit note for every refund.',
      ],
    },
    {
      type: 'text',
      heading: '6. Delivery',
      paragraphs: [
        'We deliver to: {ships_to}. The days of delivery for your goods, by air or by sea, are shown before you order and are part of the contract. We bear the risk of loss and damage until you, or a person whom you name, have received the goods.',
        'If the goods do not arrive in time, you can set us a reasonable further time. If they do not arrive within that either, you can end the contract, and we refund everything that you paid without delay. If the time of delivery was essential and you told us so before ordering, no further time is needed.',
      ],
    },
    {
      type: 'text',
      heading: '7. Customs',
      paragraphs: [
        'We declare the goods to customs in your country and pay duty and VAT, or have a carrier do so. For this you allow us to act on your behalf where the law asks for it, and to pass on your name, address, phone and e-mail. Please order only what may be imported into your country.',
      ],
    },
    {
      type: 'text',
      heading: '8. Cancelling and changing an order',
      paragraphs: [
        'You can cancel an order on its page until we have bought the goods. We refund the whole amount to where it came from. Until the goods are packed you can change the address within the same country.',
      ],
    },
    {
      type: 'text',
      heading: '9. Withdrawal and returns',
      paragraphs: [
        'In this shop you can return goods within {return_days} days of the day on which the last parcel of your order arrives.',
        'If the goods go to a country of the European Union, you have the right to withdraw from the contract without giving a reason, for at least 14 days from that day. It is enough to send us a statement in this time.',
        [
          'The simplest way is the form ',
          { text: '“withdraw from contract here”', href: '/withdrawal' },
          ', where you also find the instructions and the model form. We confirm receipt by e-mail at once. A letter or an e-mail is enough as well.',
        ],
        'Send the goods back within 14 days of your statement. We refund within 14 days of the statement, by the payment method that you used, and may wait until we have the goods or your proof of sending. For the whole order we refund everything with the cheapest delivery; for a part of it, the price of these goods with their duty and VAT.',
        'From countries of the European Union you pay for sending the goods back; from the United Arab Emirates we do. You answer for a lower value only if you handled the goods more than is needed to see what they are like and how they work.',
      ],
    },
    {
      type: 'list',
      heading: '10. What cannot be returned without a reason',
      items: [
        'sealed goods that are not suitable for return for reasons of health or hygiene and that were unsealed after delivery;',
        'goods made to your specifications or clearly personalised.',
      ],
    },
    {
      type: 'text',
      paragraphs: ['The product page and the checkout say so for each of these goods.'],
    },
    {
      type: 'text',
      heading: '11. Guarantee',
      paragraphs: [
        'In this shop we answer for {warranty_months} months from delivery for goods that are not as agreed.',
        'In the European Union the law gives a legal guarantee of at least two years. What becomes apparent within a year is presumed to have been there at delivery, unless we prove otherwise. In the Netherlands goods must last as long as may be expected of them, which can be longer.',
        'If goods are not as agreed, you can ask for repair or replacement free of charge, whichever you prefer, unless it is impossible or out of proportion. If that does not happen within a reasonable time, fails or is refused, or if the fault is serious, you can ask for a lower price or end the contract and get a refund. A commercial guarantee of the manufacturer leaves these rights as they are.',
      ],
    },
    {
      type: 'text',
      heading: '12. Claims',
      paragraphs: [
        [
          'Send a claim by the ',
          { text: 'claim form', href: '/claim-form' },
          ' or to {email}: which goods, what is wrong, and photos if you can. Please tell us as soon as you notice a fault; within two months is always in time. We answer by e-mail and give reasons if we refuse.',
        ],
      ],
    },
    {
      type: 'text',
      heading: '13. Balance',
      paragraphs: [
        'You can pay money into the balance of your account and pay orders from it. A top-up counts when the payment provider has confirmed it. The balance bears no interest and does not expire. What was paid from the balance is refunded to the balance. If you want to have the rest paid out, write to us.',
      ],
    },
    {
      type: 'text',
      heading: '14. Forwarding',
      paragraphs: [
        'We forward parcels that you had sent to our American warehouse with your suite number. What you bought in another store is a contract between you and that store. You tell us truthfully what the parcel contains, for the declaration, and pay for forwarding and import taxes before the parcel leaves. The right of withdrawal does not apply to forwarding that has been carried out in full at your request.',
      ],
    },
    {
      type: 'list',
      heading: '15. Disputes',
      items: [
        'Please write to {email} first. If we do not agree, you can turn to the body of your country free of charge or for a small fee:',
        [
          'Lithuania: State Consumer Rights Protection Authority, ',
          { text: 'vvtat.lrv.lt', href: 'https://vvtat.lrv.lt' },
        ],
        [
          'Latvia: Consumer Rights Protection Centre, ',
          { text: 'ptac.gov.lv', href: 'https://www.ptac.gov.lv' },
        ],
        [
          'Estonia: Consumer Disputes Committee at the Consumer Protection and Technical Regulatory Authority, ',
          { text: 'ttja.ee', href: 'https://ttja.ee' },
        ],
        [
          'Netherlands: advice of the Authority for Consumers and Markets, ',
          { text: 'consuwijzer.nl', href: 'https://www.consuwijzer.nl' },
        ],
        [
          'Another country of the European Union: European Consumer Centres, ',
          { text: 'eccnet.eu', href: 'https://www.eccnet.eu' },
        ],
        'United Arab Emirates: the Ministry of Economy and Tourism, or the consumer protection office of your emirate.',
        'You can always go to court, as a consumer also to the court of the place where you live.',
      ],
    },
    {
      type: 'text',
      heading: '16. Law and changes',
      paragraphs: [
        'The law of the country in which {seller} is registered applies. It takes away none of the protection that the mandatory law of your country of residence gives you.',
        'The version that was valid when you ordered applies to your order. Earlier versions can be read on this page.',
      ],
    },
  ],
};
