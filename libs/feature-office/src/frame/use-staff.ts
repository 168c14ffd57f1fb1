import type { AnswerOf } from '@shop/contracts/calls';
import type { staffCalls } from '@shop/contracts/staff-calls';
import type { StaffRight } from '@shop/domain/staff';
import { useRouteLoaderData } from 'react-router-dom';

export const FRAME_ID = 'office';

type Staff = AnswerOf<typeof staffCalls.me>['staff'];

/** The person who is logged in, and what they may do. */
export const useStaff = () => {
  const staff = useRouteLoaderData<Staff>(FRAME_ID);
  if (!staff) throw new Error('A page of the office stands outside its frame');
  return { ...staff, may: (right: StaffRight): boolean => staff.rights.includes(right) };
};
