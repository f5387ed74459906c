// The client that a report is compared with: it only reads the same pages and totals, one by one. Its arguments are the
// service's address and the first and last instants of the periods, oldest first (UTC, ms).
const [url, ...instants] = process.argv.slice(2);
const periods = instants.slice(1).map((to, at) => [Number(instants[at]), Number(to)]);
const pages = [];

async function read([from, to], limit, offset) {
  const query = new URLSearchParams({
    dateFrom: new Date(from).toISOString(),
    dateTo: new Date(to).toISOString(),
    limit,
    offset,
  });
  const answer = await fetch(`${url}/v1/analytics/handbook/visitors?${query}`, {
    headers: { authorization: 'Bearer bench_0123456789abcdef0123456789' },
  });
  return answer.json();
}

for (const period of periods.slice(-2)) {
  for (let offset = 0, more = true; more; offset += 250) {
    const page = await read(period, 250, offset);
    pages.push(...page.visitors);
    more = page.hasMore;
  }
}
for (const period of periods.slice(0, -2)) await read(period, 1, 0);
console.log(pages.length);
