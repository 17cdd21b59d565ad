import { createInterface } from 'node:readline';
import { FakeIlanGovTr, manyAds } from './fake-ilan-gov-tr.ts';

/*
 * A fake ilan.gov.tr in a separate process, to try collection: node tests/support/fakes/serve-fakes.ts [rows]
 * Prints its settings on the first line. Each line on the standard input raises every price; the process then prints a
 * line.
 */
const fake = await new FakeIlanGovTr(manyAds(Number(process.argv[2] ?? 200))).open();
fake.site.isRemembering = false;
fake.keepFeed();
process.stdout.write(`ILAN_GOV_TR_URL=${fake.site.origin} COLLECT_PRIVATE_HOSTS=${fake.site.host}\n`);
let raises = 0;
for await (const _line of createInterface({ input: process.stdin })) {
  raises += 1;
  for (const { adTypeFilters } of fake.ads)
    for (const fact of adTypeFilters) if (fact.key === 'Muhammen Bedeli') fact.value = `1.${100 + raises}.000,00 ₺`;
  fake.keepFeed();
  process.stdout.write('raised\n');
}
