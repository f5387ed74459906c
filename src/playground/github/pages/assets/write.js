const KEY = 'write-as';

/** The document listens for all boxes, because updates may add some later. */
document.addEventListener('change', ({ target }) => {
  if (target.name === 'as') sessionStorage.setItem(KEY, target.value);
});

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  if (event.target instanceof HTMLTextAreaElement) event.target.form?.requestSubmit();
});

/** Selects the latest writer in the boxes within `root`. */
export function restoreWriter(root) {
  const last = sessionStorage.getItem(KEY);
  for (const select of root.querySelectorAll('select[name="as"]')) {
    if ([...select.options].some(({ value }) => value === last)) select.value = last;
  }
}
