import { officeCalls } from '@shop/contracts/staff-calls';
import { findLanguage } from '@shop/i18n';
import { acting, type ActAsked } from '../form/acting.ts';
import { textPath } from './text-path.ts';

const of = ({ params, field }: ActAsked) => {
  const language = findLanguage(field('id'));
  if (!language) throw new Response(null, { status: 400 });
  return { key: params['key'] ?? '', locale: language.code, brand: field('brand') };
};

const backTo = ({ params, field }: ActAsked): string => {
  const path = textPath(params['key'] ?? '', field('brand'));
  return `${path}${path.includes('?') ? '&' : '?'}done`;
};

export const textAction = acting({
  change: async (asked) => {
    const was = asked.field('changed') === '' ? null : (asked.typed['was'] ?? '');
    await asked.api.send(officeCalls.changeText, { ...of(asked), text: asked.typed['text'] ?? '', was });
    return backTo(asked);
  },
  revert: async (asked) => {
    await asked.api.send(officeCalls.revertText, { ...of(asked), was: asked.typed['was'] ?? '' });
    return backTo(asked);
  },
});
