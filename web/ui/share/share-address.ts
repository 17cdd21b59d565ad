export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** What is said of how sharing ended; nothing where the device says it. */
export const SHARE_NEWS: Readonly<Partial<Record<ShareOutcome, string>>> = {
  copied: 'Bağlantı kopyalandı',
  failed: 'Kopyalanamadı',
};

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

/** Shares an address of this site, from its first slash on, with what this browser can. */
export function sharePath(title: string, path: string): Promise<ShareOutcome> {
  const browser = { share: navigator.share?.bind(navigator), clipboard: navigator.clipboard };
  return shareAddress(browser, { title, url: `${location.origin}${path}` });
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
