import { expect, test } from 'vitest';
import { COMPANY_RIGHTS, COMPANY_ROLES, mayInCompany, rolesWith } from './company-people.ts';

test('each role has its rights, and no other', () => {
  const table = Object.fromEntries(
    COMPANY_ROLES.map((role) => [role, COMPANY_RIGHTS.filter((right) => mayInCompany(role, right))]),
  );
  expect(table).toEqual({
    owner: ['people', 'order', 'orders', 'papers', 'amend'],
    buyer: ['order', 'orders'],
    bookkeeper: ['orders', 'papers'],
  });
  expect(rolesWith('papers')).toEqual(['owner', 'bookkeeper']);
});
