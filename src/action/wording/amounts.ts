export function counted(count: number, thing: 'attempt' | 'file' | 'hour' | 'minute'): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

/** Shows how long something has taken (ms), such as "12 minutes". */
export function elapsed(ms: number): string {
  const count = Math.floor(ms / 60_000);
  if (count < 1) return 'less than a minute';
  if (count < 60) return counted(count, 'minute');
  const hours = Math.floor(count / 60);
  const rest = count % 60 === 0 ? '' : ` ${counted(count % 60, 'minute')}`;
  return `${counted(hours, 'hour')}${rest}`;
}

/** Shows an instant (UTC, ms) to the minute, such as "20 Nov 2026, 09:00 UTC". */
export function minute(instant: number): string {
  return new Date(instant).toUTCString().replace(/^\w+, 0?(.+) (\d\d:\d\d):\d\d GMT$/, '$1, $2 UTC');
}

/** Shows a length of time (ms) as `2 h 5 min`, `3 min 20 s` or `15 s`. */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}

export type Numbered = Readonly<{ number: number }>;

/** Names threads by number only: their titles are others' text. */
export function numbersOf(threads: readonly Numbered[]): string {
  return threads.map(({ number }) => `#${number}`).join(', ');
}

export function capitalised(text: string): string {
  return text.replace(/^[a-z]/, (first) => first.toUpperCase());
}
