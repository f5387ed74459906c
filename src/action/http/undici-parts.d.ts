/** Undici's internal files have no types: `undici.ts` gives them those of its index. */
declare module 'undici/lib/*';
