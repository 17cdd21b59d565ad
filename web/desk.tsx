import type { ComponentType } from 'react';
import type { DeskPageName } from '#shared/desk/desk-pages.ts';
import { AnnouncementDeskPage } from '#web/features/desk/announcement-desk/index.ts';
import { CollectionDeskPage } from '#web/features/desk/collection-desk/index.ts';
import { AuditPage, type DeskPageProps, DeskShell, DeskStart } from '#web/features/desk/desk/index.ts';
import { FiguresPage } from '#web/features/desk/figures-desk/index.ts';
import { FindingDeskPage } from '#web/features/desk/finding-desk/index.ts';
import { LawDeskPage } from '#web/features/desk/law-desk/index.ts';
import { ListingDeskPage } from '#web/features/desk/listing-desk/index.ts';
import { MemberDeskPage, PaymentDeskPage } from '#web/features/desk/member-desk/index.ts';
import { OperatorDeskPage } from '#web/features/desk/operator-desk/index.ts';
import { OrganisationDeskPage } from '#web/features/desk/organisation-desk/index.ts';
import { PaperDeskPage } from '#web/features/desk/paper-desk/index.ts';
import { QualityDeskPage } from '#web/features/desk/quality-desk/index.ts';
import { RemovalPage } from '#web/features/desk/removal-requests/index.ts';
import { SupportDeskPage } from '#web/features/desk/support-desk/index.ts';
import { TextDeskPage } from '#web/features/desk/text-desk/index.ts';

/** The component of every page of the desk. Names, texts and roles are in shared/desk/desk-pages.ts. */
const PAGES: Readonly<Record<DeskPageName, ComponentType<DeskPageProps>>> = {
  '': DeskStart,
  ilanlar: ListingDeskPage,
  kalite: QualityDeskPage,
  belgeler: PaperDeskPage,
  bulunanlar: FindingDeskPage,
  basvurular: RemovalPage,
  toplama: CollectionDeskPage,
  destek: SupportDeskPage,
  uyeler: MemberDeskPage,
  kurumlar: OrganisationDeskPage,
  metinler: TextDeskPage,
  duyurular: AnnouncementDeskPage,
  hukuk: LawDeskPage,
  odemeler: PaymentDeskPage,
  sayilar: FiguresPage,
  gorevliler: OperatorDeskPage,
  kayit: AuditPage,
};

/** The operator's desk. Only the desk's route imports this file, when it is opened, so no other visitor loads it. */
export default function Desk({ path }: { path: string }) {
  return <DeskShell path={path} pages={PAGES} />;
}
