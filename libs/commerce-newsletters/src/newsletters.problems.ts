import { Problem } from '@shop/commerce-kit/problem';

export const deadLink = () =>
  new Problem(422, 'newsletter.link_invalid', { token: ['newsletter.link_invalid'] });
