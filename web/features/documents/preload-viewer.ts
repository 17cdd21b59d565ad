/** Fetches the viewer when someone is about to open it; a failure shows when it is opened. */
export function preloadViewer(): void {
  import('./viewer/viewer-dialog.tsx').catch(() => undefined);
}
