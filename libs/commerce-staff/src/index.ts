export { appendAct, findActs, verifyActs, type NewAct, type StaffAct, type Who } from './act-log.ts';
export { auditWithActs, readSubject } from './audit-with-acts.ts';
export { addMember, changeRoles, removeMember, type NewPerson } from './manage-members.ts';
export type { SecondFactor } from './second-factor.ts';
export { staffCallsOf, type BindStaffCall, type StaffCallDeps } from './staff-call.ts';
export { listMembers } from './staff-members.repository.ts';
export { createStaff } from './staff.module.ts';
export { staffRetention } from './staff.retention.ts';
