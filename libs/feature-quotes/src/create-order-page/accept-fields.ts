import type { Quote } from '@shop/data-access/quotes';
import type { Destination } from '@shop/domain/delivery-address';
import { cheapestCourier } from '@shop/domain/quotes';
import { addressIssues, type FormSchema } from '@shop/forms';

export type QuoteCourier = NonNullable<Quote['couriers']>[number];

type Values = Readonly<Record<string, string | undefined>>;

/** Each courier has its own field, so that a point selected for another courier is not sent. */
export const pointField = (courierId: number): string => `point_${courierId}`;

export const couriersOf = ({ couriers = [] }: Pick<Quote, 'couriers'>): readonly QuoteCourier[] => couriers;

/** The chosen courier; before a choice the cheapest, which the offer was priced with. */
export const chosenCourier = (
  couriers: readonly QuoteCourier[],
  id: string | undefined,
): QuoteCourier | null => couriers.find((one) => String(one.id) === id) ?? cheapestCourier(couriers);

/** A pickup point has its own address: then only the person is needed. */
export const destinationOf = (courier: QuoteCourier | null): Destination =>
  courier?.type === 'pickup' ? 'pickup' : 'home';

/** What has to be filled in depends on the chosen delivery. */
export const acceptSchema = (couriers: readonly QuoteCourier[]): FormSchema => ({
  safeParse: (given) => {
    const values = given as Values;
    const courier = chosenCourier(couriers, values.courier_id);
    const field = courier?.type === 'pickup' ? pointField(courier.id) : null;
    const issues = [
      ...(field !== null && !values[field] ? [{ path: [field], message: 'choose_pickup_point' }] : []),
      ...addressIssues(values, destinationOf(courier)),
    ];
    return issues.length === 0 ? { success: true } : { success: false, error: { issues } };
  },
});
