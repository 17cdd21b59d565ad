export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** The message after sharing; none if the device itself reports it. */
export const SHARE_NEWS: Readonly<Partial<Record<ShareOutcome, string>>> = {
  copied: 'Bağlantı kopyalandı',
  failed: 'Kopyalanamadı',
};

type Browser = {
  share?: ((data: { title: string; url: string }) => Promise<void>) | undefined;
  clipboard?: { writeText(text: string): Promise<void> } | undefined;
};

/** Opens the device's share sheet, or copies the address if there is none. */
export async function shareAddress(browser: Browser, data: { title: string; url: string }): Promise<ShareOutcome> {
  if (browser.share) {
    try {
      await browser.share(data);
      return 'shared';
    } catch (error) {
      // Closing the sheet is not a failure. If it can't open, the address is copied.
      if (error instanceof Error && error.name === 'AbortError') return 'cancelled';
    }
  }
  return (await copyText(browser, data.url)) ? 'copied' : 'failed';
}

/** Shares a path of this site, in the way that this browser supports. */
export function sharePath(title: string, path: string): Promise<ShareOutcome> {
  const browser = { share: navigator.share?.bind(navigator), clipboard: navigator.clipboard };
  return shareAddress(browser, { title, url: `${location.origin}${path}` });
}

/** Copies a text to the clipboard; false if the browser forbids it. */
export async function copyText({ clipboard }: Browser, text: string): Promise<boolean> {
  try {
    await clipboard?.writeText(text);
    return clipboard !== undefined;
  } catch {
    return false;
  }
}
