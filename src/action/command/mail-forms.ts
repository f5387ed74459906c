/**
 * What mail programs put between a reply and the mail it answers. It is recognized by its form, because it can be in
 * any language. Every expression is linear in the length of its line.
 */

/** `-----Original Message-----`: at least five dashes on both sides of some words. */
const TITLED_DASHES = /^ {0,3}[-‐-—]{5,}[ \t\u00A0]*(\p{L}.{0,80}?)[-‐-—]{5}/u;
/** Zoho's `---- On … wrote ----`, with a name of any length. */
const FOUR_DASHES = /^ {0,3}[-‐-—]{4}[ \t\u00A0]*\p{L}/u;
/** Keys and certificates look like that, too (RFC 7468). */
const ENCODED = /^(?:BEGIN|END) [A-Z]/;
/** Outlook draws 32, mailing lists more. A thematic break of Markdown needs three. */
const UNDERSCORES = /^ {0,3}_{20,}\s*$/;

/** Checks whether only mail programs draw a line like this. A line of dashes alone means something in Markdown. */
export function isSeparator(line: string): boolean {
  const title = TITLED_DASHES.exec(line)?.[1];
  return (title !== undefined && !ENCODED.test(title)) || UNDERSCORES.test(line) || isTitledAttribution(line);
}

function isTitledAttribution(line: string): boolean {
  return (
    FOUR_DASHES.test(line) && /^[-‐-—]{4}$/.test(line.trimEnd().slice(-4)) && (holdsAddress(line) || holdsDate(line))
  );
}

/** A label begins with a capital, or a letter of a script without capitals, so YAML keys are no labels. */
const LABEL =
  /^ {0,3}\*{0,2}[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]{0,30}(?: [\p{L}\p{M}'’.-]{1,30}){0,2}\*{0,2}[ \u00A0\u202F]?(?:：|:(?=[\s*]|$)|(?<=\p{Lo}):)\*{0,2}/u;

/** Checks whether a line has the form `Word: …`, with at most three words before the colon. */
export function isLabelled(line: string): boolean {
  return LABEL.test(line);
}

const MAILBOX = /[<[(](?:mailto:)?[^\s@<>[\]()]+@[^\s@<>[\]()]+[>\])]/i;
const ADDRESS = /[^\s@]@[^\s@]*\.\p{L}{2}/u;
/** A year of this or the last century; in other scripts any four digits. */
const YEAR = /(?<!\p{Nd})(?:(?:19|20)[0-9]{2}|(?![0-9])\p{Nd}{4})(?!\p{Nd})/u;
const DAY = /(?<!\p{Nd})\p{Nd}{1,2}(?!\p{Nd})/u;
const SHORT_DATE = /(?<!\p{Nd})\p{Nd}{1,2}[./-]\p{Nd}{1,2}[./-]\p{Nd}{2}(?!\p{Nd})/u;
/** `10:04`, `10h04`, or `10.04` that is part of neither a date nor a three-part version. */
const TIME = /(?<![\p{Nd}.])\p{Nd}{1,2}(?:[:：h]\p{Nd}{2}|\.\p{Nd}{2}(?!\.\p{Nd}))(?!\p{Nd})/u;
/** The subject of GitHub's own mails, or of a reply: `Re: …`, `AW: …`. */
const SUBJECT = /\[[\w.-]+\/[\w.-]+\]|^\s*\p{L}{1,5}[ \u00A0]?[:：]\s/u;

/** Checks whether a text holds a mail address; a host must end in letters (unlike `docs-agent@0.1.0`). */
export function holdsAddress(text: string): boolean {
  return text.includes('@') && ADDRESS.test(text);
}

/** Checks whether a text holds a mail address in brackets, as after a name. */
export function holdsMailbox(text: string): boolean {
  return text.includes('@') && MAILBOX.test(text);
}

/** Checks whether a text holds a day with its year. */
export function holdsDate(text: string): boolean {
  return (YEAR.test(text) && DAY.test(text)) || SHORT_DATE.test(text);
}

/** Checks whether a text holds a day with its year and a time. */
export function holdsDateAndTime(text: string): boolean {
  return TIME.test(text) && holdsDate(text);
}

/** A complete header has this many lines; shorter ones need more proof. */
const WHOLE_HEADER = 4;
const PROVED = 3;

/**
 * Checks whether consecutive lines of the form `Word: …` are a mail header. One kind of proof isn't enough: a list of
 * addresses, HTTP headers or a program's log may be part of an instruction. So it takes a mailbox (`Name <address>`)
 * with another one, with a date or with a subject; an address with a date and time or with a subject; a date with a
 * subject; or a date and time in at least four lines.
 */
export function isMailHeader(lines: readonly string[]): boolean {
  if (lines.length < 2) return false;
  const values = lines.map((line) => line.replace(LABEL, ''));
  const mailboxes = values.filter((value) => MAILBOX.test(value)).length;
  const addresses = mailboxes > 0 ? 2 * Math.min(mailboxes, 2) : Number(values.some(holdsAddress));
  const dates = values.some(holdsDateAndTime) ? 2 : Number(values.some(holdsDate));
  const subject = values.some((value) => SUBJECT.test(value)) ? 2 : 0;
  const whole = dates === 2 && lines.length >= WHOLE_HEADER ? 1 : 0;
  return addresses + dates + subject + whole >= PROVED;
}

/** The foot of GitHub's own mails, which are in English only: a dash alone, then these words. */
export function isNotificationFoot(line: string, next: string): boolean {
  return /^\s*(?:—|--)\s*$/.test(line) && next.trimStart().startsWith('Reply to this email directly');
}
