export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

type Browser = {
  share?: ((data: { title: string; url: string }) => Promise<void>) | undefined;
  clipboard?: { writeText(text: string): Promise<void> } | undefined;
};

/** Hands a listing to the device's own share sheet, or copies its address where there is none. */
export async function shareListing(browser: Browser, data: { title: string; url: string }): Promise<ShareOutcome> {
  if (browser.share) {
    try {
      await browser.share(data);
      return 'shared';
    } catch (error) {
      // Closing the sheet is no failure; one that can't open falls back to copying.
      if (error instanceof Error && error.name === 'AbortError') return 'cancelled';
    }
  }
  return (await copyText(browser, data.url)) ? 'copied' : 'failed';
}

/** Puts a text into the clipboard; false where the browser forbids it. */
export async function copyText({ clipboard }: Browser, text: string): Promise<boolean> {
  try {
    await clipboard?.writeText(text);
    return clipboard !== undefined;
  } catch {
    return false;
  }
}
