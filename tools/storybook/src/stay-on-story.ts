const leads = (target: EventTarget | null) => target instanceof Element && target.closest('a[href]');

/** A refresh by a meta element would reload the preview, and cannot be revoked after insertion. Its attribute is renamed. */
const forgetRefresh = () => {
  const { setAttribute } = HTMLMetaElement.prototype;
  HTMLMetaElement.prototype.setAttribute = function (name, value) {
    const isRefresh = name === 'http-equiv' && value === 'refresh';
    setAttribute.call(this, isRefresh ? 'data-http-equiv' : name, value);
  };
};

/** Links and forms of a story do nothing, so the story stays open. */
export const stayOnStory = () => {
  document.addEventListener('click', (event) => {
    const link = leads(event.target);
    if (link && !link.closest('.sbdocs')) event.preventDefault();
  });
  document.addEventListener('submit', (event) => event.preventDefault());
  forgetRefresh();
};
