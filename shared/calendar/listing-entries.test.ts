import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { describe, expect, it } from 'vitest';
import { makeDetail } from '#tests/support/make-detail.ts';
import { listingEntries } from './listing-entries.ts';
import { writeCalendar } from './write-calendar.ts';

const NOW = new Date('2026-11-22T08:00:00.000Z');
const url = 'https://peyda.test/ilan/7';

const textOf = (given: Parameters<typeof makeDetail>[0] = {}, changedAt = NOW) =>
  writeCalendar({ name: 'Takvim', entries: listingEntries(makeDetail(given), { now: NOW, url, changedAt }) });

/** The result of two independent parsers: uid, start, whether it is a whole day, sequence, status, title. */
function readByBoth(text: string) {
  const first = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const start = event.startDate;
    const at = start.isDate ? start.toString() : start.toJSDate().toISOString();
    return [event.uid, at, event.sequence, component.getFirstPropertyValue('status'), event.summary];
  });
  const second = Object.values(nodeIcal.sync.parseICS(text))
    .filter((item): item is VEvent => item?.type === 'VEVENT')
    .map(({ uid, start, datetype, sequence, status, summary }) => [
      uid,
      datetype === 'date'
        ? [start.getFullYear(), start.getMonth() + 1, start.getDate()]
            .map((part) => `${part}`.padStart(2, '0'))
            .join('-')
        : new Date(start).toISOString(),
      Number(sequence),
      status,
      summary,
    ]);
  expect(second).toEqual(first);
  return first;
}

describe('a listing in a calendar', () => {
  it('is read identically by two parsers, with every date that a bidder can miss', () => {
    const seconds = (NOW.getTime() - Date.UTC(2026, 0, 1)) / 1000;
    const name = "2026/12 Esas, Ankara Çankaya'da 3+1 daire";
    expect(readByBoth(textOf())).toEqual([
      ['7-1-start@peyda', '2026-11-24T08:00:00.000Z', seconds, 'CONFIRMED', `Teklif verme başlıyor: ${name}`],
      ['7-1-letter@peyda', '2026-11-30', seconds, 'CONFIRMED', `Teminat mektubu için son gün: ${name}`],
      ['7-1-cash@peyda', '2026-11-30T20:30:00.000Z', seconds, 'CONFIRMED', `Nakit teminat için son an: ${name}`],
      ['7-1-end@peyda', '2026-12-01T08:00:00.000Z', seconds, 'CONFIRMED', `İhale bitiyor: ${name}`],
      ['7-2-secondRound@peyda', '2027-01-01', seconds, 'TENTATIVE', `İkinci ihalenin en geç başlangıcı: ${name}`],
    ]);
  });

  it('keeps the identifier of an entry that moves, with a higher sequence number', () => {
    const later = new Date(NOW.getTime() + 5000);
    const end = (text: string) => readByBoth(text).find(([uid]) => uid === '7-1-end@peyda') ?? [];
    const [before, after] = [end(textOf()), end(textOf({ endDate: '2026-12-04T08:00:00.000Z' }, later))];
    expect([before[1], after[1]]).toEqual(['2026-12-01T08:00:00.000Z', '2026-12-04T08:00:00.000Z']);
    expect(Number(after[2])).toBe(Number(before[2]) + 5);
  });

  it('has every entry cancelled and without a reminder once the listing is withdrawn', () => {
    const text = textOf({ status: 'withdrawn' });
    const events = readByBoth(text);
    expect(events).toHaveLength(4);
    expect(events.every(([, , , status, title]) => status === 'CANCELLED' && `${title}`.startsWith('İptal: '))).toBe(
      true,
    );
    expect(text).not.toContain('VALARM');
  });

  it('has lines of at most 75 bytes, and no title breaks out of its line', () => {
    const title = `Ğüşİöç; daire, \\ 🏠${'çok uzun '.repeat(20)}\r\nEND:VCALENDAR\u0000\u2028BEGIN:VEVENT`;
    const text = textOf({ title, dosyaBilgi: null });
    const lines = text.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    const summary = `${readByBoth(text)[0]?.[4]}`;
    expect(summary).toContain('Ğüşİöç; daire, \\ 🏠çok uzun');
    expect(summary).toContain('\nEND:VCALENDAR');
  });

  it('states, at the end of the auction, the latest time to which it may be extended', () => {
    const event = new ICAL.Component(ICAL.parse(textOf()))
      .getAllSubcomponents('vevent')
      .find((component) => component.getFirstPropertyValue('uid') === '7-1-end@peyda');
    expect(event?.getFirstPropertyValue('description')).toBe(
      'Son 10 dakika içinde teklif gelirse uzar, en geç 01.12.2026 12:00 biter (İİK 111/b-6).\nBağlayıcı olan portaldaki saattir; ihale uzayabilir ya da ertelenebilir.',
    );
  });

  it('says at every date that the court has to confirm the sale of a ward’s property (TMK 440, 444)', () => {
    const descriptions = (given: Parameters<typeof makeDetail>[0]) =>
      new ICAL.Component(ICAL.parse(textOf(given)))
        .getAllSubcomponents('vevent')
        .map((event) => `${event.getFirstPropertyValue('description')}`);
    const told = descriptions({ mayBeWardSale: true });
    expect(told).toHaveLength(5);
    for (const text of told) expect(text).toContain('Vesayet satışıysa, mahkeme onaylarsa tamamlanır.');
    expect(descriptions({}).join()).not.toContain('Vesayet');
  });
});
