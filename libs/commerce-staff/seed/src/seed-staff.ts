import type { Database } from '@shop/database';
import { STAFF_ROLES } from '@shop/domain/staff';
import { hash } from '@node-rs/argon2';

/** One password for all of the demo's staff, so that it can be documented. */
const STAFF_PASSWORD = 'harbour-office-2024';

const ARGON2ID = 2;

/** One fixed salt: the demo's rows are the same each time, and its password is not secret. */
const demoHash = () =>
  hash(STAFF_PASSWORD, {
    algorithm: ARGON2ID,
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
    salt: Buffer.from('nordport-staff-1'),
  });

const nameOf = (role: string): string => `${role.charAt(0).toUpperCase()}${role.slice(1)} of the demo`;

/** A person of each role; the login is the role's name. Returns how they log in. */
export async function seedStaff(db: Database, today: Date): Promise<string> {
  const passwordHash = await demoHash();
  const people = STAFF_ROLES.map((role) => ({
    login: role,
    name: nameOf(role),
    password_hash: passwordHash,
    roles: [role],
    created_at: today,
  }));
  await db.insertInto('staff_member').values(people).execute();
  return `staff: ${STAFF_ROLES.join(', ')}, each with the password ${STAFF_PASSWORD}`;
}
