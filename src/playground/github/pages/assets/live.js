import { drawDiagrams } from './diagrams.js';

const MILLISECONDS_BETWEEN = 1000;
const KEY = 'write-as';

const main = document.querySelector('main');
/** The server's latest version of each part, by id. The part itself differs: diagrams are drawn, details opened. */
const served = new Map([...main.children].map((part) => [part.id, part.outerHTML]));

drawDiagrams(main);
restoreWriter(main);
follow();

/** Polls the page. Its entity tag keeps the answer to a few bytes if nothing has changed. */
async function follow() {
  let known = '';
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, MILLISECONDS_BETWEEN));
    try {
      const text = await (await fetch(location.href, { cache: 'no-cache' })).text();
      if (text !== known) update(new DOMParser().parseFromString(text, 'text/html'));
      known = text;
    } catch {
      document.getElementById('connection').textContent = 'The local GitHub has stopped; this is its last state.';
      return;
    }
  }
}

/** Inserts new and changed parts, and leaves all others alone: they keep focus, scroll position and diagrams. */
function update(next) {
  document.title = next.title;
  const parts = [...next.querySelector('main').children];
  const ids = new Set(parts.map(({ id }) => id));
  for (const gone of [...main.children].filter(({ id }) => !ids.has(id))) gone.remove();
  let last = null;
  for (const part of parts) {
    const present = document.getElementById(part.id);
    if (present !== null && served.get(part.id) === part.outerHTML) {
      last = present;
      continue;
    }
    served.set(part.id, part.outerHTML);
    if (present !== null) {
      keepOpen(present, part);
      keepTyped(present, part);
      const focused = placeOfFocus(present);
      present.replaceWith(part);
      if (focused !== -1) focusable(part)[focused]?.focus({ preventScroll: true });
    } else if (last !== null) last.after(part);
    else main.prepend(part);
    drawDiagrams(part);
    restoreWriter(part);
    last = part;
  }
}

/** Opens and closes the details of a new part as in the old one, if they are the same. */
function keepOpen(before, after) {
  // The part may be a fold itself.
  const within = (part) =>
    [part, ...part.querySelectorAll('details')].filter(({ localName }) => localName === 'details');
  const details = within(before);
  for (const [index, detail] of within(after).entries()) {
    const known = details[index];
    const title = (each) => each?.querySelector('summary')?.textContent;
    if (known !== undefined && (detail === after || title(known) === title(detail))) detail.open = known.open;
  }
}

/** Keeps what was typed and chosen in a replaced box, such as the one with the list of changed files. */
function keepTyped(before, after) {
  for (const field of after.querySelectorAll('input, textarea, select')) {
    const known = before.querySelector(`${field.localName}[name="${field.name}"]`);
    if (known === null) continue;
    const chosen = field.value;
    field.value = known.value;
    // A select takes only its own options.
    if (field.selectedIndex === -1) field.value = chosen;
  }
}

/** Finds the focused element's position, so that keyboard users keep their place when the part is replaced. */
function placeOfFocus(part) {
  return focusable(part).indexOf(document.activeElement);
}

function focusable(part) {
  return [...part.querySelectorAll('a[href], summary, input, select, textarea, button, [tabindex]')];
}

/** The document listens for all boxes, because updates may add some later. */
document.addEventListener('change', ({ target }) => {
  if (target.name === 'as') sessionStorage.setItem(KEY, target.value);
});

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  if (event.target instanceof HTMLTextAreaElement) event.target.form?.requestSubmit();
});

/** Selects the latest writer in the boxes within `root`. */
function restoreWriter(root) {
  const last = sessionStorage.getItem(KEY);
  for (const select of root.querySelectorAll('select[name="as"]')) {
    if ([...select.options].some(({ value }) => value === last)) select.value = last;
  }
}
