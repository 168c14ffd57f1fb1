import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { CategoriesButton, HeaderLink } from './header-link.tsx';
import { SiteHeader } from './site-header.tsx';
import { PreferenceLink, PreferenceMenu } from '../preference-menu/preference-menu.tsx';
import { UtilityButton, UtilityRow } from './utility-row.tsx';

const meta = {
  title: 'Components/SiteHeader',
  component: SiteHeader,
  args: {
    mark: <BrandMark name="Nordport" href="/" label="Nordport, home" />,
    utility: (
      <UtilityRow
        label="Service"
        start={
          <PreferenceMenu
            label="Country and shipping method"
            current="Deliver to: Lithuania, by air"
            icon="pin"
          >
            <PreferenceLink href="/lv">Latvia</PreferenceLink>
          </PreferenceMenu>
        }
        end={<UtilityButton icon="moon">Dark</UtilityButton>}
      />
    ),
    categories: <CategoriesButton href="/marketplace" label="Categories" />,
    search: (
      <SearchField
        label="Search"
        submitLabel="Search"
        placeholder="Search by name, brand or code"
        action="/search"
      />
    ),
    account: <HeaderLink href="/account" icon="account" hint="Labas, Žygimantas" label="Account" />,
    cart: (
      <HeaderLink
        href="/cart"
        icon="cart"
        hint="Cart"
        label="€465.00"
        count="3"
        description="Cart, 3 items, €465.00"
      />
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everywhere: Story = {};
export const Home: Story = { args: { isHome: true } };
export const Medium: Story = { globals: { viewport: { value: 'medium' } } };
/** Logo, search and cart; the bottom bar has the rest. */
export const OnSmallScreens: Story = { globals: { viewport: { value: 'small' } } };
/** The first page has space for the name, and a search as wide as the page. */
export const HomeOnSmallScreens: Story = {
  args: { isHome: true },
  globals: { viewport: { value: 'small' } },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const deliverTo = canvas.getByText('Deliver to: Lithuania, by air', { selector: 'summary' });
    await expect(deliverTo).toHaveFocus();
    // Opened, because a simulated Tab does not skip the choices of a closed menu.
    await userEvent.click(deliverTo);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Latvia' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dark' })).toHaveFocus();
    const order = ['Nordport, home', 'Categories'];
    for (const name of order) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: {
    mark: <BrandMark name="Šiaurės uostamiestis" href="/" label="Šiaurės uostamiestis" />,
    categories: <CategoriesButton href="/marketplace" label="Tootekategooriad" />,
    search: (
      <SearchField
        label="Paieška"
        submitLabel="Ieškoti"
        placeholder="Ieškokite pagal pavadinimą, prekės ženklą arba kodą"
        action="/search"
      />
    ),
    account: (
      <HeaderLink
        href="/account"
        icon="account"
        hint="Labas, Žygimantas Konstantinas"
        label="Kasutajakonto"
      />
    ),
    cart: <HeaderLink href="/cart" icon="cart" hint="Pirkinių krepšelis" label="12 345,60 €" count="99+" />,
  },
};
export const LongWordsOnMedium: Story = { ...LongWords, globals: { viewport: { value: 'medium' } } };
export const LongWordsOnSmallScreens: Story = { ...LongWords, globals: { viewport: { value: 'small' } } };
