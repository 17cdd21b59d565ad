import type { EnteredListing } from '#shared/calendar/listing-entries.ts';
import { saveBlob } from '#web/platform/save-blob.ts';
import { CalendarPlus } from '#web/ui/icons.tsx';

/** Downloads the dates of a listing as a calendar file. */
export function CalendarButton({ property }: { property: EnteredListing }) {
  async function save(): Promise<void> {
    const { calendarFile } = await import('./calendar-file.ts');
    const text = calendarFile(property, { now: new Date(), url: `${location.origin}/ilan/${property.id}` });
    saveBlob(new Blob([text], { type: 'text/calendar' }), `peyda-${property.id}.ics`);
  }
  return (
    <button
      type="button"
      onClick={() => void save()}
      className="inline-flex min-h-9 items-center gap-2 self-start rounded-control text-sm font-semibold text-petrol hover:underline print:hidden [html:not([data-hydrated])_&]:invisible"
    >
      <CalendarPlus size={18} aria-hidden="true" />
      Tarihleri takvime ekle (.ics)
    </button>
  );
}
