/** Stands where the corrections of a notice will be. */
export function CorrectionsAwaited() {
  return (
    <p role="status" className="mt-3 text-ink-soft">
      Düzeltmeler yükleniyor…
    </p>
  );
}
