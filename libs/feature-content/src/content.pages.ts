export const text = {
  loader: async () => (await import('./content-page/content-page.loader.ts')).loader,
  Component: async () => (await import('./content-page/content-page.tsx')).ContentPage,
};

export const preview = {
  loader: async () => (await import('./preview-page/preview-page.loader.ts')).loader,
  Component: async () => (await import('./preview-page/preview-page.tsx')).PreviewPage,
};

export const faq = {
  loader: async () => (await import('./faq-page/faq-page.loader.ts')).loader,
  Component: async () => (await import('./faq-page/faq-page.tsx')).FaqPage,
};

export const faqEntry = {
  loader: async () => (await import('./faq-entry-page/faq-entry-page.loader.ts')).loader,
  Component: async () => (await import('./faq-entry-page/faq-entry-page.tsx')).FaqEntryPage,
};

export const blog = {
  loader: async () => (await import('./blog-page/blog-page.loader.ts')).loader,
  Component: async () => (await import('./blog-page/blog-page.tsx')).BlogPage,
};

export const post = {
  loader: async () => (await import('./post-page/post-page.loader.ts')).loader,
  Component: async () => (await import('./post-page/post-page.tsx')).PostPage,
};

export const contacts = {
  action: async () => (await import('./contacts-page/contacts-page.action.ts')).action,
  Component: async () => (await import('./contacts-page/contacts-page.tsx')).ContactsPage,
};

export const consent = {
  loader: async () => (await import('./consent-page/consent-page.loader.ts')).loader,
  action: async () => (await import('./consent-page/consent-page.action.ts')).action,
  Component: async () => (await import('./consent-page/consent-page.tsx')).ConsentPage,
};

/** For search engines; used by the server only. */
export const structuredData = {
  text: async () => (await import('./structured-data/describe-text.ts')).describeText,
  faq: async () => (await import('./structured-data/describe-faq.ts')).describeFaq,
  faqEntry: async () => (await import('./structured-data/describe-faq.ts')).describeFaqEntry,
  blog: async () => (await import('./structured-data/describe-blog.ts')).describeBlog,
  post: async () => (await import('./structured-data/describe-blog.ts')).describePost,
  contacts: async () => (await import('./structured-data/describe-text.ts')).describeContacts,
};
