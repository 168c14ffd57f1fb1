export { appendAct, verifyActs } from './act-log.ts';
export { auditWithActs, readSubject } from './audit-with-acts.ts';
export { addMember, changeRoles, removeMember } from './manage-members.ts';
export { listMembers } from './staff-members.repository.ts';
export { createStaff } from './staff.module.ts';
export { staffRetention } from './staff.retention.ts';
