import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { User } from '#shared/accounts.ts';
import { PasskeysSection } from '../passkeys/passkeys-section.tsx';
import { TwoFactorSection } from '../two-factor/two-factor-section.tsx';
import { ChannelSwitches, type Channels } from './channel-switches.tsx';
import { EmailChangeForm } from './email-change-form.tsx';
import { EmailNotice } from './email-notice.tsx';
import { OwnData } from './own-data.tsx';
import { PasswordChangeForm } from './password-change-form.tsx';
import { PhoneConfirmation } from './phone-confirmation.tsx';
import { ProfileForm } from './profile-form.tsx';
import { PROFILE_PAGES, type ProfilePage } from './profile-pages.ts';
import { SessionsList } from './sessions-list.tsx';

const PAGE_LABELS: Readonly<Record<ProfilePage, string>> = {
  bilgiler: 'Bilgilerim',
  uyelik: 'Üyelik',
  hatirlatmalar: 'Hatırlatmalar',
  guvenlik: 'Güvenlik',
  cihazlar: 'Cihazlar',
  veriler: 'Verilerim',
};

type Props = {
  user: User;
  page: ProfilePage;
  channels: Channels;
  /** A mailed link has just set the password; `onResetSeen` is called when the member has seen the consequences. */
  isReset: boolean;
  onResetSeen: () => void;
  /** The member's purchases. */
  membership: ReactNode;
  /** The member's reminders. */
  reminders: ReactNode;
  /** The feed address of the member's calendar. */
  calendar: ReactNode;
  /** The default costs of the member's calculations. */
  usualCosts: ReactNode;
  /** The consequences of deleting the account; `onLeave` closes the dialog when a link in it is followed. */
  beforeDeleting: (onLeave: () => void) => ReactNode;
};

/**
 * A member's own data and settings: the fields and switches of spec §2 first, everything else on separate pages below.
 */
export function ProfilePanel({ user, channels, page, ...sections }: Props) {
  return (
    <>
      <EmailNotice />
      <nav aria-label="Profil" className="chip-row mb-2 sm:mb-4">
        {PROFILE_PAGES.map((name) => (
          <Link
            key={name}
            to="/user"
            search={name === 'bilgiler' ? { tab: 'profile' } : { tab: 'profile', sayfa: name }}
            // Otherwise the first page would be active on every page, because its search is a subset of theirs.
            activeOptions={{ exact: true }}
            aria-current={name === page ? 'page' : undefined}
            className="inline-flex min-h-9 shrink-0 items-center rounded-full border border-line-strong bg-sheet px-3.5 text-sm font-medium text-ink-soft hover:bg-sunk aria-[current=page]:border-petrol aria-[current=page]:bg-petrol-tint aria-[current=page]:text-petrol"
          >
            {PAGE_LABELS[name]}
          </Link>
        ))}
      </nav>
      {/* CSS columns: the sections fill two columns in reading order. */}
      <div className="gap-5 lg:columns-2 [&>*]:mb-2 sm:[&>*]:mb-5 [&>*]:break-inside-avoid">
        <PageSections user={user} channels={channels} page={page} {...sections} />
      </div>
    </>
  );
}

function PageSections({ user, channels, page, ...sections }: Props) {
  switch (page) {
    case 'bilgiler':
      return (
        <>
          <ProfileForm key={user.id} user={user} />
          <ChannelSwitches user={user} channels={channels} />
          {channels?.sms ? <PhoneConfirmation key={user.phoneNumber} user={user} /> : null}
        </>
      );
    case 'uyelik':
      return (
        <>
          {sections.membership}
          {sections.usualCosts}
        </>
      );
    case 'hatirlatmalar':
      return (
        <>
          {sections.reminders}
          {sections.calendar}
        </>
      );
    case 'guvenlik':
      return (
        <>
          {channels?.email ? <EmailChangeForm key={user.email} user={user} /> : null}
          <PasswordChangeForm user={user} isReset={sections.isReset} onSeen={sections.onResetSeen} />
          <TwoFactorSection user={user} />
          <PasskeysSection user={user} />
        </>
      );
    case 'cihazlar':
      return <SessionsList user={user} />;
    case 'veriler':
      return <OwnData beforeDeleting={sections.beforeDeleting} />;
  }
}
