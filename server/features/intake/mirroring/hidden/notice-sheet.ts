import { closeSheet, openSheet, setFace, tagged } from '#server/platform/pdf/pdf-sheet.ts';

const TITLE = 'Bu sayfa kaldırıldı';
const REASON = 'Kişisel verilerin korunması için gösterilmiyor (KVKK 11).';

/** The page that replaces a removed page. */
export function noticeSheet(): Promise<Buffer> {
  const sheet = openSheet({ title: TITLE, subject: REASON, writtenOn: '2026-11-25' });
  sheet.document.y = sheet.document.page.height / 2 - 40;
  tagged(sheet, sheet.root, 'H1', () => {
    setFace(sheet, 'bold', 22);
    sheet.document.text(TITLE, { align: 'center' });
  });
  tagged(sheet, sheet.root, 'P', () => {
    setFace(sheet, 'regular', 11);
    sheet.document.text(REASON, { align: 'center' });
  });
  return closeSheet(sheet);
}
