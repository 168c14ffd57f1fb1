import type { ApiRequest } from '@shop/brand';
import { rightsOf, type StaffRole } from '@shop/domain/staff';
import { createOfficeRenderer } from '../render-office.tsx';

const office = createOfficeRenderer({ styles: ['/assets/style.css'] });

type Answer = { status?: number; body?: object };
export type Asked = {
  role?: StaffRole;
  form?: Readonly<Record<string, string>>;
  answers?: Record<string, Answer>;
};

/** A page of the office for one person, with the calls that it made. A call without an answer is refused by 401. */
export const openOffice = async (path: string, { role = 'content', form, answers = {} }: Asked = {}) => {
  const asked: ApiRequest[] = [];
  const known: Record<string, Answer> = {
    '/api/staff/me': {
      body: { staff: { id: 1, login: role, name: 'Rasa', roles: [role], rights: rightsOf([role]) } },
    },
    ...answers,
  };
  const answer = await office.render({
    ...{ method: form ? 'POST' : 'GET', url: `http://office.localhost${path}`, locale: 'en' },
    ...(form && { body: new URLSearchParams(form).toString() }),
    api: async (request) => {
      asked.push(request);
      const { status = 200, body = {} } = known[request.url] ?? { status: 401 };
      return { status, body: { status: status === 200, ...body } };
    },
    report: (error) => {
      throw error;
    },
  });
  return { ...answer, html: answer.html ?? '', asked };
};
