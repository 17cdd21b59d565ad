import { Admission } from './admission.ts';

/** The maximum work that this process does at the same time, by kind of work. Cached responses need no admission. */
export type Admissions = ReturnType<typeof openAdmissions>;

export function openAdmissions() {
  return {
    // Rendering is CPU-bound: with two at once, one can render while the other waits for the database.
    pages: new Admission({ atOnce: 2, waiting: 24, patienceMs: 1500 }),
    // A search may use several connections of the searches' pool, one at a time.
    searches: new Admission({ atOnce: 8, waiting: 64, patienceMs: 1500 }),
    // Separate from searches, so that premium members can read a listing while a crowd searches.
    listings: new Admission({ atOnce: 8, waiting: 64, patienceMs: 1500 }),
    // Each one reads for minutes, one batch at a time.
    exports: new Admission({ atOnce: 2, waiting: 4, patienceMs: 1000 }),
    // Each one uses a connection and a CPU core of the database for seconds.
    analyses: new Admission({ atOnce: 2, waiting: 8, patienceMs: 5000 }),
    // Each one writes in a separate thread, which uses 60 MB and a CPU core for a second.
    reports: new Admission({ atOnce: 2, waiting: 8, patienceMs: 5000 }),
    // Drawing takes 0.2 seconds of CPU time in a separate thread.
    pictures: new Admission({ atOnce: 1, waiting: 8, patienceMs: 2500 }),
  };
}
