/** Weekdays that are also names of districts. */
export const WEEKDAY_DISTRICTS: ReadonlySet<string> = new Set(['carsamba', 'persembe', 'pazar']);

/** The number of days in each unit of time. */
export const DURATIONS: ReadonlyMap<string, number> = new Map(
  Object.entries({ gun: 1, hafta: 7, ay: 30, saat: 1 / 24 }),
);

/** Folded → days from today. */
export const RELATIVE_DAYS: ReadonlyMap<string, number> = new Map(
  Object.entries({ bugun: 0, bugunku: 0, yarin: 1, yarinki: 1, obursu: 2, oburku: 2 }),
);

export const NEXT_WORDS: readonly string[] = ['gelecek', 'onumuzdeki', 'oteki', 'sonraki', 'haftaya'];

/** Verbs and nouns that show that an adjacent word is about time. */
export const ENDING_VERBS: readonly string[] =
  'biten bitenler bitecek bitecekler bitiyor biter bitsin bitmesi bitis bitisli sona eren dolan dolacak kapanan son'.split(
    ' ',
  );
/** Folded words about the time left. */
export const LEFT_WORDS: readonly string[] =
  'kala kalan kalanlar kaldi kalmis kalmış kalsin kalacak icinde icindeki icerisinde icerisindeki zarfinda sonra boyunca'.split(
    ' ',
  );
