/** Downloads a text, or the response of a call, as a file with this name. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Delayed: the browser must have started reading before the address is revoked.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
