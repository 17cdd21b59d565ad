/** Saves a text, or what a call answered, as a file of this name. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: the browser must have begun to read before the address ends.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
