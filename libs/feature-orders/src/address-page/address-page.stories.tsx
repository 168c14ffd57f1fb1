import { ordersContract } from '@shop/contracts/orders';
import { atPage, localeOf, says, showcaseOrder } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/OrderAddress' } satisfies Meta;

export default meta;

const at = `/order/${'A'.repeat(22)}/address`;
const order = says(ordersContract.success, ({ language_id }) => ({
  status: true as const,
  order: showcaseOrder(localeOf(language_id), { state: 'paid', may: ['change_address'], parcels: [] }),
}));

export const ToTheDoor: StoryObj = atPage({
  at,
  answers: [
    order,
    says(ordersContract.destination, () => ({
      ...{ status: true as const, destination: 'home' as const, parcel_shop: null, pickup_points: [] },
    })),
  ],
});

const points = [
  ['OM-1', 'Akropolis', 'Ozo g. 25', 'Vilnius', '08200'],
  ['OM-2', 'Mega', 'Islandijos pl. 32', 'Kaunas', '47446'],
] as const;

export const ToAPickupPoint: StoryObj = atPage({
  at,
  answers: [
    order,
    says(ordersContract.destination, () => ({
      ...{ status: true as const, destination: 'pickup' as const, parcel_shop: 'OM-1' },
      pickup_points: points.map(([parcelshop_id, name, address, city, zip]) => ({
        ...{ parcelshop_id, name, address, city, zip, opening_hours: '8-22' },
      })),
    })),
  ],
});
