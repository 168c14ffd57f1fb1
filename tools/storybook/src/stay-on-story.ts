const leads = (target: EventTarget | null) => target instanceof Element && target.closest('a[href]');

/** A page that loads itself again takes the whole preview with it; once inserted, its order cannot be taken back. */
const forgetRefresh = () => {
  const { setAttribute } = HTMLMetaElement.prototype;
  HTMLMetaElement.prototype.setAttribute = function (name, value) {
    const isRefresh = name === 'http-equiv' && value === 'refresh';
    setAttribute.call(this, isRefresh ? 'data-http-equiv' : name, value);
  };
};

/** Links and forms of a story lead nowhere: the story stays open. */
export const stayOnStory = () => {
  document.addEventListener('click', (event) => {
    const link = leads(event.target);
    if (link && !link.closest('.sbdocs')) event.preventDefault();
  });
  document.addEventListener('submit', (event) => event.preventDefault());
  forgetRefresh();
};
