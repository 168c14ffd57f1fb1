import type { Feature } from '@shop/page';

/** Texts of the shop, the blog, questions, and the contact form: it answers every address that no other page has. */
export const content: Feature = {
  key: 'content',
  routes: {
    segments: [':slug'],
    load: async () => (await import('./content.routes.ts')).contentRoutes,
  },
  fills: {
    'home.text': {
      component: async () => (await import('./blocks/home-text.tsx')).HomeText,
      messages: null,
    },
  },
};
