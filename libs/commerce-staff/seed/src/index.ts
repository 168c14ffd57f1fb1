export { seedStaff } from './seed-staff.ts';
