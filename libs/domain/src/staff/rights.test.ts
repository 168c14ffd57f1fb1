import { expect, test } from 'vitest';
import { hasRight, isStaffRole, rightsOf, STAFF_ROLES } from './index.ts';

test('money is moved by finance and the lead only', () => {
  expect(STAFF_ROLES.filter((role) => hasRight([role], 'balance.move'))).toEqual(['finance', 'lead']);
  expect(STAFF_ROLES.filter((role) => hasRight([role], 'payment.refund'))).toEqual(['finance', 'lead']);
});

test('a person with two roles has the rights of both', () => {
  expect(rightsOf(['content'])).toEqual(['session.own', 'product_review.work', 'content.work', 'text.work']);
  expect(new Set(rightsOf(['content', 'finance']))).toEqual(
    new Set([...rightsOf(['content']), ...rightsOf(['finance'])]),
  );
  expect(rightsOf(['buyer', 'warehouse'])).toEqual([
    'session.own',
    'quote.work',
    'claim.work',
    'parcel.work',
    'order.read',
  ]);
  expect(rightsOf(['warehouse', 'finance'])).toContain('balance.move');
});

test('a person without a role may do nothing, and an unknown role is none', () => {
  expect(rightsOf([])).toEqual([]);
  expect(isStaffRole('lead')).toBe(true);
  expect(isStaffRole('admin')).toBe(false);
});
