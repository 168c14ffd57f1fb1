import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { TextLink } from '../link/text-link.tsx';
import { Inline } from '../stack/inline.tsx';
import { Text } from '../text/text.tsx';
import { FooterColumn, SiteFooter } from './site-footer.tsx';

const links = (...labels: string[]) => labels.map((label) => ({ href: `/${label}`, label }));
const top = {
  mark: <BrandMark name="Nordport" />,
  promise: <Text>Goods from American stores with the price at your door known before you pay.</Text>,
  columns: [
    { heading: 'Shop', links: links('All goods', 'Deals', 'Cart') },
    { heading: 'Departments', links: links('Electronics', 'Clothes', 'Footwear', 'Cosmetics') },
    { heading: 'Your account', links: links('Log in', 'My orders') },
  ],
};
const languages = (
  <Inline as="span">
    {['English', 'Lietuvių', 'Latviešu', 'Eesti'].map((name) => (
      <TextLink key={name} href={`/${name}`} tone="quiet">
        {name}
      </TextLink>
    ))}
  </Inline>
);

const seller = [
  'UAB Šiaurės uostas',
  'Uosto g. 12, LT-91246 Klaipėda',
  'Registration no. 304418207',
  'VAT no. LT100010344182',
  <TextLink key="mail" href="mailto:help@nordport.example" tone="quiet">
    help@nordport.example
  </TextLink>,
  <TextLink key="phone" href="tel:+37046200184" tone="quiet">
    +370 46 000 184
  </TextLink>,
];

const meta = {
  title: 'Components/SiteFooter',
  component: SiteFooter,
  args: {
    top,
    seller,
    legal: '© 2026 UAB Šiaurės uostas. All rights reserved.',
    languages,
    paymentsLabel: 'Ways to pay',
    payments: ['Visa', 'Mastercard', 'PayPal'],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const OnSmallScreens: Story = { globals: { viewport: { value: 'small' } } };
/** The last column is rendered separately: that of the pages belongs to the visitor. */
export const WithColumnOfVisitor: Story = {
  args: {
    top: {
      ...top,
      columns: top.columns.slice(0, 2),
      lastColumn: <FooterColumn heading="Your account" links={links('My orders', 'Addresses')} />,
    },
  },
};
/** Its last line only, in checkout. */
export const Short: Story = { args: { top: undefined, payments: [] } };
export const LongWords: Story = {
  args: {
    top: {
      ...top,
      columns: [
        {
          heading: 'Nebeprisikiškiakopūsteliaujantieji',
          links: links('Kuulilennuteetunneliluugid', 'Išpardavimas'),
        },
        { heading: 'Pangaautomaadikasutajatunnused', links: links('Aksesuarai ir namų apyvokos prekės') },
      ],
    },
    payments: ['Visa', 'Mastercard', 'PayPal', 'Swedbank', 'Luminor', 'Citadele', 'Coop Pank'],
  },
  globals: { viewport: { value: 'small' } },
};
