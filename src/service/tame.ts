const LONGEST_WORDS = 300;

/**
 * Makes one line of untrusted text, at most `longest` characters of it, without the key in any form it could be echoed in.
 * The key is taken out before the cut, which could leave a part of it.
 */
export function tame(text: string, apiKey: string, longest: number = LONGEST_WORDS): string {
  const line = text
    .toWellFormed()
    // What cannot be seen goes first, because it could hide the key from the search; so does the other half of UTF-16.
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\0]+/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  // Two units are enough for any character: only the beginning of a megabyte is taken apart.
  const characters = [...redact(line, apiKey).slice(0, 2 * longest + 2)];
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : characters.join('');
}

function redact(text: string, apiKey: string): string {
  if (apiKey === '') return text;
  const percentEncoded = encodeURIComponent(apiKey);
  const forms = [
    apiKey,
    percentEncoded,
    percentEncoded.toLowerCase(),
    JSON.stringify(apiKey).slice(1, -1),
    [...apiKey].reverse().join(''),
    ...[0, 1, 2].flatMap((offset) => base64Within(apiKey, offset)),
  ];
  return forms.reduce((rest, form) => rest.replaceAll(form, '***'), text);
}

/** The characters that `text` certainly leaves in the base64 of a longer text in which it stands `offset` bytes (modulo 3) from the start. */
function base64Within(text: string, offset: number): readonly string[] {
  const bytes = Buffer.from(text);
  // Six bits a character: those at either end that share bits with a neighbouring byte are not certain.
  const from = Math.ceil((offset * 8) / 6);
  const to = Math.floor(((offset + bytes.length) * 8) / 6);
  const padded = Buffer.concat([Buffer.alloc(offset), bytes]);
  return [padded.toString('base64').slice(from, to), padded.toString('base64url').slice(from, to)];
}
