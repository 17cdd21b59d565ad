/** Saves a file under its own name. Its type is only "bytes", so that no browser opens it as a page of this site. */
export function saveBytes(bytes: Uint8Array<ArrayBuffer>, name: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  clickLink(url, name);
  // Delayed: the browser must have started reading before the address is revoked.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * Saves the file at an address under the name taken from it, in a new tab (spec §2). If the file is on another site, a
 * browser opens it in that tab instead, where the reader can save it.
 */
export function saveFromAddress(address: string, name: string): void {
  clickLink(address, name);
}

function clickLink(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  // In a new tab, so that this page stays if the browser opens the file instead of saving it.
  if (!url.startsWith('blob:')) link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.click();
}
