export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

type Browser = {
  share?: ((data: { title: string; url: string }) => Promise<void>) | undefined;
  clipboard?: { writeText(text: string): Promise<void> } | undefined;
};

/** Opens the device's share sheet, or copies the address where there is none. */
export async function shareAddress(browser: Browser, data: { title: string; url: string }): Promise<ShareOutcome> {
  if (browser.share) {
    try {
      await browser.share(data);
      return 'shared';
    } catch (error) {
      // Closing the sheet is no failure. If it cannot open, the address is copied.
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
