import { createFileRoute, notFound } from '@tanstack/react-router';
import { missingHead } from '#web/platform/page-head.ts';

/** Every unknown address gets the 404 page and its head. */
export const Route = createFileRoute('/$')({
  loader: () => {
    throw notFound();
  },
  head: missingHead,
});
