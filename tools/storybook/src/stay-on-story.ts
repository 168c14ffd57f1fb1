const leads = (target: EventTarget | null) => target instanceof Element && target.closest('a[href]');

/** Links and forms of a story lead nowhere: whoever presses one wants to see it pressed. */
export const stayOnStory = () => {
  document.addEventListener('click', (event) => {
    const link = leads(event.target);
    if (link && document.querySelector('#storybook-root')?.contains(link)) event.preventDefault();
  });
  document.addEventListener('submit', (event) => event.preventDefault());
};
