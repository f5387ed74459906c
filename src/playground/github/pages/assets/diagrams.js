let drawn = 0;
let loading = null;

/** Draws the Mermaid blocks within `root`. Anything that isn't a diagram stays as written. */
export async function drawDiagrams(root) {
  const sources = [...root.querySelectorAll('pre > code.language-mermaid')];
  if (sources.length === 0) return;
  loading ??= loadMermaid();
  const mermaid = await loading;
  for (const source of sources) {
    drawn += 1;
    const id = `diagram-${drawn}`;
    try {
      const { svg } = await mermaid.render(id, source.textContent);
      const figure = document.createElement('div');
      figure.className = 'diagram';
      figure.innerHTML = svg;
      source.parentElement.before(figure);
      source.parentElement.hidden = true;
    } catch {
      // Mermaid leaves its temporary element behind when it fails.
      document.getElementById(`d${id}`)?.remove();
    }
  }
}

/** Loads Mermaid only if a page needs it, because it is large. */
async function loadMermaid() {
  const script = document.createElement('script');
  script.src = new URL('./mermaid.js', import.meta.url).href;
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
    document.head.append(script);
  });
  const { mermaid } = globalThis;
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    // As long as a comment can be: otherwise a message would replace the source of a longer diagram.
    maxTextSize: 65_536,
    suppressErrorRendering: true,
    logLevel: 'fatal',
    theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'default',
  });
  return mermaid;
}
