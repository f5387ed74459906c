const USER = 'ada:hunter2';
const HOST = 'docs.example.com';

/** Addresses with user info, as people and programs mistype them: slashes, white space, the `@`, and missing parts. */
export const MISTYPED_ADDRESSES: readonly string[] = [
  ...['https://', 'https:/', 'https:', 'https:///', 'https:\\\\', 'https:\\/', 'HTTPS:\\/', 'https//', '//', '\\\\'],
  ...['', 'ftp://'],
  ...['ht\ntps://', 'h\ttt\tps://', 'https:\n//', 'https:/\t/', 'https://\r\n', ' https://', 'https ://', 'https：//'],
]
  .map((start) => `${start}${USER}@${HOST}`)
  .concat(
    ['%40', '%2540', '%252540', '\uFF20', '\uFE6B', '%EF%BC%A0', '&#64;', '&#x40;', '&commat;', '\\u0040'].map(
      (at) => `https://${USER}${at}${HOST}`,
    ),
    [
      ...[`https://a@b@${USER}@${HOST}`, `https://${USER}@${HOST}@${HOST}/v1`, `https://${USER}@`, `https://${USER}`],
      ...[`https:${USER}`, `//${USER}`, `ada%3Ahunter2%40${HOST}`, `https://ada%3Ahunter2`, `https://ada：hunter2`],
      ...[`https://hunter2@${HOST}`, `https://:hunter2@${HOST}`, `https://${USER}/x@${HOST}`],
      ...[`https://${USER}?x@${HOST}`, `https://${USER}#x@${HOST}`, `https://${USER}\n@${HOST}`],
    ],
  );
