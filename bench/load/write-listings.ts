import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '#shared/text/dates.ts';

const CITIES = ['Ankara', 'İstanbul', 'İzmir', 'Bursa', 'Antalya'];

/** Writes a file of listings with these keys into a drop folder, atomically. */
export async function writeListings(folder: string, name: string, keys: readonly string[]): Promise<void> {
  const listings = keys.map((key, index) => ({
    id: key,
    title: `${CITIES[index % CITIES.length]}'da satılık daire ${key}`,
    categoryNumber: '1',
    tur: 'Daire',
    il: CITIES[index % CITIES.length],
    price: 1_000_000 + index,
    dosyaBilgi: `2026/${1000 + index} Esas`,
    endDate: new Date(Date.now() + (5 + (index % 20)) * DAY_MS).toISOString(),
  }));
  await mkdir(folder, { recursive: true });
  // A hidden name counts as unfinished, so that no reader gets half of it.
  await writeFile(join(folder, `.${name}`), JSON.stringify(listings));
  await rename(join(folder, `.${name}`), join(folder, name));
}
