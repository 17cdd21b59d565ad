import type { Page } from '@playwright/test';
import type { Beside } from '#shared/comparables/beside.ts';
import type { ListingDetail } from '#shared/listings.ts';
import type { DocumentFindings } from '#shared/read-documents/document-findings.ts';

/** Matches only the detail call of a listing. */
export const DETAIL_CALL = /\/api\/properties\/\d+$/;

/** Answers the detail call with the server's answer, changed as a test needs it, and not before `released`. */
export async function changeDetail(
  page: Page,
  changes: Partial<ListingDetail>,
  released: Promise<void> = Promise.resolve(),
): Promise<void> {
  await page.route(DETAIL_CALL, async (route) => {
    // A test may end while its page is still waiting.
    const answer = await route.fetch().catch(() => undefined);
    const detail: ListingDetail | undefined = await answer?.json().catch(() => undefined);
    if (!answer || !detail) return;
    await released;
    await route.fulfill({ response: answer, json: { ...detail, ...changes } });
  });
}

/** Removes the findings: documents of some sample listings are read while tests run. */
export async function withoutFindings(page: Page): Promise<void> {
  const none: DocumentFindings = {
    isLocked: true,
    documents: 0,
    readDocuments: 0,
    unreadPages: 0,
    findingCount: 0,
    contradictionCount: 0,
    axes: [],
    findings: [],
    contradictions: [],
  };
  await page.route(/\/document-findings$/, (route) => route.fulfill({ json: none }));
}

/** Removes the neighbouring auctions: they come from the sample and change every day. */
export async function withoutBeside(page: Page): Promise<void> {
  const none: Beside = { alike: [], building: [], sameDay: [] };
  await page.route(/\/beside$/, (route) => route.fulfill({ json: none }));
}

/** The answer for a premium member about a listing that has everything. */
export const UNLOCKED: Partial<ListingDetail> = {
  locked: [],
  description: `Kaydı yazılı taşınmazın ${'açık artırma ile satışına karar verilmiştir. '.repeat(12)}Son söz.`,
  documentFiles: ['/files/satis-ilani.pdf', '/files/sartname.pdf'],
  uyapLink: 'https://esatis.test/1',
  parselLink: 'https://parsel.test/1',
  degerleme: 'https://deger.test/1',
  contact: { phone: '0312 000 00 00' },
};

/** Two pictures of the sample: not every listing has pictures. */
export const WITH_PICTURES: Partial<ListingDetail> = {
  imageUrl: '/files/sample/pictures/daire-1.webp',
  allImages: '/files/sample/pictures/daire-1.webp,/files/sample/pictures/daire-2.webp',
};

/** The id of a listing found by a search. */
export async function listingOf(page: Page, parameters: string): Promise<number> {
  const answer = await page.request.get(`/api/properties/search?${parameters}`);
  const { properties }: { properties: { id: number; imageUrl: string | null }[] } = await answer.json();
  const id = (properties.find(({ imageUrl }) => imageUrl !== null) ?? properties[0])?.id;
  if (id === undefined) throw new Error(`No listing for ${parameters}.`);
  return id;
}
