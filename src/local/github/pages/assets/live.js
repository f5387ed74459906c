import { drawDiagrams } from './diagrams.js';
import { restoreWriter } from './write.js';

const MILLISECONDS_BETWEEN = 1000;

const main = document.querySelector('main');
/** What the server last said of each part, by id. The part itself differs from it: diagrams are drawn, details opened. */
const served = new Map([...main.children].map((part) => [part.id, part.outerHTML]));

drawDiagrams(main);
restoreWriter(main);
follow();

/** Asks again and again how the page is now. The entity tag lets the server answer in a few bytes that nothing is new. */
async function follow() {
  let known = '';
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, MILLISECONDS_BETWEEN));
    try {
      const text = await (await fetch(location.href, { cache: 'no-cache' })).text();
      if (text !== known) update(new DOMParser().parseFromString(text, 'text/html'));
      known = text;
    } catch {
      document.getElementById('connection').textContent =
        'The local GitHub has ended; this is the last that it showed.';
      return;
    }
  }
}

/** Puts new and changed parts in their places, and leaves all others alone: they keep focus, scroll and diagrams. */
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

/** Opens and closes the details of a new part as its reader had them, where they are the same. */
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

/** Keeps what is typed and chosen in a box that is replaced, such as that with the list of changed files. */
function keepTyped(before, after) {
  for (const field of after.querySelectorAll('input, textarea, select')) {
    const known = before.querySelector(`${field.localName}[name="${field.name}"]`);
    if (known === null) continue;
    const chosen = field.value;
    field.value = known.value;
    // A select takes only what it offers.
    if (field.selectedIndex === -1) field.value = chosen;
  }
}

/** Whoever moves by keyboard stays where they are when the part around them is replaced. */
function placeOfFocus(part) {
  return focusable(part).indexOf(document.activeElement);
}

function focusable(part) {
  return [...part.querySelectorAll('a[href], summary, input, select, textarea, button, [tabindex]')];
}
