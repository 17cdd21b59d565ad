/** Fetches the viewer when someone is about to open it; a failure comes again, and is shown, when it is opened. */
export function preloadViewer(): void {
  import('./viewer/viewer-dialog.tsx').catch(() => undefined);
}
