import { SMS_A_DAY } from '#shared/account-rules.ts';
import type { User } from '#shared/accounts.ts';
import { PanelSection } from '#web/ui/panel-section.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { useProfileChange } from './use-profile-change.ts';

/** The channels that can send notifications now (D8); undefined until they are known. */
export type Channels = { email: boolean; sms: boolean } | undefined;

/** How a member wants to be notified; each switch takes effect at once. */
export function ChannelSwitches({ user, channels }: { user: User; channels: Channels }) {
  const { mutate, isPending, variables } = useProfileChange();
  const shown = isPending ? { ...user, ...variables } : user;
  const needsNumber = channels?.sms === true && !user.phoneNumberVerified;
  return (
    <PanelSection title="Bildirim tercihleri" hint="Site içi bildirimler her zaman açıktır.">
      <div className="flex flex-col gap-2 sm:gap-5">
        <Switch
          id="profile-email-notifications"
          label={<ChannelLabel name="E-posta bildirimleri" isComing={channels?.email === false} />}
          hint="Uyarılarınıza uyan ihaleler ve kaydettiğiniz ilanların yaklaşan tarihleri"
          isOn={shown.emailNotifications && channels?.email !== false}
          isDisabled={channels?.email === false}
          onChange={(emailNotifications) => mutate({ emailNotifications })}
        />
        <Switch
          id="profile-phone-notifications"
          label={<ChannelLabel name="Telefon bildirimleri" isComing={channels?.sms === false} />}
          hint={
            needsNumber
              ? 'Kısa mesaj alabilmek için önce cep telefonunuzu onaylayın.'
              : `Cep telefonunuza kısa mesaj, günde en çok ${SMS_A_DAY}`
          }
          isOn={shown.phoneNotifications && !needsNumber && channels?.sms !== false}
          isDisabled={needsNumber || channels?.sms === false}
          onChange={(phoneNotifications) => mutate({ phoneNotifications })}
        />
      </div>
    </PanelSection>
  );
}

function ChannelLabel({ name, isComing }: { name: string; isComing: boolean }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {name}
      {isComing ? <Tag>Yakında</Tag> : null}
    </span>
  );
}
