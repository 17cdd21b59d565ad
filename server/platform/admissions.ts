import { Admission } from './admission.ts';

/** What this process does at the same time at most, by kind of work. What is kept already needs no admission. */
export type Admissions = ReturnType<typeof openAdmissions>;

export function openAdmissions() {
  return {
    // Rendering uses the processor: with two at once, one can render while the other waits for the database.
    pages: new Admission({ atOnce: 2, waiting: 24, patienceMs: 1500 }),
    // A search may hold several connections of the searches' pool, one after the other.
    searches: new Admission({ atOnce: 8, waiting: 64, patienceMs: 1500 }),
    // Apart from searches, so that premium members can read a listing while a crowd searches.
    listings: new Admission({ atOnce: 8, waiting: 64, patienceMs: 1500 }),
    // Each reads for minutes, a batch at a time.
    exports: new Admission({ atOnce: 2, waiting: 4, patienceMs: 1000 }),
    // Each holds a connection and a processor of the database for seconds.
    analyses: new Admission({ atOnce: 2, waiting: 8, patienceMs: 5000 }),
    // Each writes in a separate thread, which takes 60 MB and a processor for a second.
    reports: new Admission({ atOnce: 2, waiting: 8, patienceMs: 5000 }),
    // Drawing takes a fifth of a second of processor time in a separate thread.
    pictures: new Admission({ atOnce: 1, waiting: 8, patienceMs: 2500 }),
  };
}
