import { officeCalls } from '@shop/contracts/staff-calls';
import { acting, type ActAsked } from '../form/acting.ts';

const decide = async ({ api, field }: ActAsked, found: 'confirmed' | 'refused') => {
  await api.send(officeCalls.decideCompany, {
    ...{ order_id: Number(field('id')), vat_number: field('vat_number'), reason: field('reason'), found },
  });
  return '/companies?done';
};

export const companiesAction = acting({
  ask: async ({ api, field }) => {
    const { said } = await api.send(officeCalls.askRegister, { order_id: Number(field('id')) });
    return `/companies?said=${said}`;
  },
  confirmed: (asked) => decide(asked, 'confirmed'),
  refused: (asked) => decide(asked, 'refused'),
});
