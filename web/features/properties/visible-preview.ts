/** The part of a description's preview that can be read: what is masked says nothing, to a screen reader least of all. */
export function visiblePreview(preview: string): string {
  const [readable = ''] = preview.split('•');
  return readable.length < preview.length ? `${readable.trimEnd()}…` : preview;
}
