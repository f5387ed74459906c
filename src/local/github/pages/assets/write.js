const KEY = 'write-as';

/** Boxes may come later: when the page brings itself up to date. So the document listens for them all. */
document.addEventListener('change', ({ target }) => {
  if (target.name === 'as') sessionStorage.setItem(KEY, target.value);
});

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  if (event.target instanceof HTMLTextAreaElement) event.target.form?.requestSubmit();
});

/** Lets the boxes within `root` go on with whoever wrote last. */
export function restoreWriter(root) {
  const last = sessionStorage.getItem(KEY);
  for (const select of root.querySelectorAll('select[name="as"]')) {
    if ([...select.options].some(({ value }) => value === last)) select.value = last;
  }
}
