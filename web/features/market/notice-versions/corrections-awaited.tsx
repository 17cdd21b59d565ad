/** The placeholder for the corrections of a notice. */
export function CorrectionsAwaited() {
  return (
    <p role="status" className="mt-3 text-ink-soft">
      Düzeltmeler yükleniyor…
    </p>
  );
}
