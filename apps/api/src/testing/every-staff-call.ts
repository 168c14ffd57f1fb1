import { staffCallsContract, type StaffContract } from '@shop/contracts/staff';

/** Every call of staff, by its name. */
export const everyStaffCall: readonly (readonly [name: string, contract: StaffContract])[] = Object.entries(
  staffCallsContract,
).map(([name, contract]) => [name, contract as unknown as StaffContract]);
