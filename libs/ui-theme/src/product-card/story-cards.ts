import { headphones, lamp, shirt } from '../picture/story-picture.ts';
import type { ProductCardProps } from './product-card.tsx';

/** Goods for stories: one at its price, one reduced, one sold out, one with a long name. */
const waybill = (air: string, sea: string) => ({
  title: 'At your door, all paid',
  air: { label: 'Air', price: air, days: '6–9 days' },
  sea: { label: 'Sea', price: sea, days: '32–40 days' },
});

export const lampCard: ProductCardProps = {
  href: '/lamp',
  name: 'Mushroom table lamp in spun steel',
  brand: 'Hygge Works',
  picture: lamp,
  colours: [
    { name: 'Rust', hex: '#c2592f' },
    { name: 'Fog', hex: '#d5dde3' },
  ],
  coloursLabel: '2 colours',
  price: { current: '€139.00' },
  waybill: waybill('€193.48', '€183.05'),
};

export const headphonesCard: ProductCardProps = {
  href: '/k7',
  name: 'K7 wireless headphones, noise cancelling, 48-hour battery',
  brand: 'Kestrel Audio',
  picture: headphones,
  tag: { text: '−19%' },
  colours: [
    { name: 'Fog', hex: '#d5dde3' },
    { name: 'Ink', hex: '#28323b' },
    { name: 'Rust', hex: '#c2592f' },
  ],
  coloursLabel: '3 colours',
  moreColours: '+4',
  price: { current: '€219.00', struck: '€269.00', struckLabel: 'before', lowest: '30-day lowest €214.00' },
  waybill: waybill('€292.19', '€283.87'),
};

export const shirtCard: ProductCardProps = {
  href: '/shirt',
  name: 'Short-sleeved shirt in washed linen, regular fit',
  brand: 'Kūla & Co',
  picture: shirt,
  tag: { text: 'Sold out', tone: 'outline' },
  price: { current: '€64.00' },
  soldOut: { text: 'See what is similar', href: '/shirt' },
};

export const longCard: ProductCardProps = {
  href: '/ilgas',
  name: 'Nebeprisikiškiakopūsteliaujančiuosiuose kuulilennuteetunneliluuk',
  brand: 'Pangaautomaadikasutajatunnus',
  picture: lamp,
  tag: { text: '−52%' },
  price: {
    current: '12 142,60 €',
    struck: '23 269,00 €',
    struckLabel: 'buvo',
    lowest: 'Mažiausia 30 dienų kaina 12 142,60 €',
  },
  waybill: {
    title: 'Prie jūsų durų, viskas įskaičiuota',
    air: { label: 'Oru', price: '13 987,19 €', days: '6–9 d.' },
    sea: { label: 'Jūra', price: '12 983,87 €', days: '32–40 d.' },
  },
};
