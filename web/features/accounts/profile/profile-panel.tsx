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
import { SessionsList } from './sessions-list.tsx';

type Props = {
  user: User;
  channels: Channels;
  /** What the member has bought. */
  membership: ReactNode;
  /** When the member is reminded. */
  reminders: ReactNode;
  /** The address of the member's calendar. */
  calendar: ReactNode;
  /** The costs with which the member's calculations begin. */
  usualCosts: ReactNode;
  /** What deleting the account does to that; `onLeave` closes the dialog on the way to it. */
  beforeDeleting: (onLeave: () => void) => ReactNode;
};

/** A member's own data and settings (spec §2). */
export function ProfilePanel({ user, channels, membership, reminders, calendar, usualCosts, beforeDeleting }: Props) {
  return (
    <>
      <EmailNotice />
      {/* CSS columns: the sections fill two columns in reading order. */}
      <div className="gap-5 lg:columns-2 [&>*]:mb-5 [&>*]:break-inside-avoid">
        <ProfileForm key={user.id} user={user} />
        {membership}
        {channels?.sms ? <PhoneConfirmation key={user.phoneNumber} user={user} /> : null}
        <ChannelSwitches user={user} channels={channels} />
        {reminders}
        {calendar}
        {usualCosts}
        {channels?.email ? <EmailChangeForm key={user.email} user={user} /> : null}
        <PasswordChangeForm user={user} />
        <TwoFactorSection user={user} />
        <PasskeysSection user={user} />
        <SessionsList user={user} />
        <OwnData beforeDeleting={beforeDeleting} />
      </div>
    </>
  );
}
