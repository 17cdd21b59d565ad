import { createFileRoute, notFound } from '@tanstack/react-router';
import { missingHead } from '#web/platform/page-head.ts';

/** Every address that is no page: it gets the 404 page, and a head that says so. */
export const Route = createFileRoute('/$')({
  loader: () => {
    throw notFound();
  },
  head: missingHead,
});
