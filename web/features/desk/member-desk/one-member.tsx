import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { MemberOpened } from '#shared/desk/desk-members.ts';
import { type OperatorRole, ROLE_NAMES } from '#shared/desk/operators.ts';
import { toLira } from '#shared/orders/order-rules.ts';
import { formatDate, formatDateTime } from '#shared/text/dates.ts';
import { formatLiraExact } from '#shared/text/money.ts';
import { DeskTable } from '#web/features/desk/desk/index.ts';
import { planName, STATE_NAMES } from '#web/features/selling/orders/index.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { DangerousActs, UsualActs } from './member-acts.tsx';

const lira = (kurus: number) => formatLiraExact(toLira(kurus));
const day = (at: string) => formatDate(new Date(at));
const time = (at: string) => formatDateTime(new Date(at));
const INVOICE_KINDS = { sale: 'Satış', refund: 'İade' } as const;

/** One member with purchases and sessions; opening the page is logged. */
export function OneMember({ id, role }: { id: string; role: OperatorRole }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'member', id],
    queryFn: () => sendJson('POST', apiPath('/api/desk/members/:id', { id })),
  });
  if (error) return <LoadFailure title="Üye yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Üye yükleniyor" />;
  return (
    <div className="flex flex-col gap-5">
      <p>
        <Link to="/yonetim/$" params={{ _splat: 'uyeler' }} className="font-semibold text-petrol hover:underline">
          Başka üye ara
        </Link>
      </p>
      <Facts opened={data} />
      <UsualActs opened={data} role={role} />
      <DeskTable
        title="Ödenen süreler"
        none="Ödenen süre yok."
        columns={['Başlangıç', 'Bitiş', 'Ödenen', 'Sipariş']}
        numbers={['Ödenen']}
        rows={data.plan.periods.map(({ from, until, paidKurus, reference }) => ({
          key: `${from} ${until}`,
          cells: [time(from), time(until), paidKurus === 0 ? 'Hediye' : lira(paidKurus), reference ?? '–'],
        }))}
      />
      <DeskTable
        title="Siparişler"
        none="Sipariş yok."
        columns={['Sipariş', 'Plan', 'Tutar', 'Gün', 'Durum']}
        numbers={['Tutar']}
        rows={data.orders.map((order) => ({
          key: order.reference,
          cells: [
            order.reference,
            planName(order),
            lira(order.totalKurus),
            day(order.paidAt ?? order.createdAt),
            [STATE_NAMES[order.state], ...order.refunds.map(refundText)].join(', '),
          ],
        }))}
      />
      <DeskTable
        title="Faturalar"
        none="Fatura yok."
        columns={['Numara', 'Tür', 'Tutar', 'Gün']}
        numbers={['Tutar']}
        rows={data.invoices.map(({ number, kind, amountKurus, issuedOn }) => ({
          key: number,
          cells: [number, INVOICE_KINDS[kind], lira(amountKurus), day(issuedOn)],
        }))}
      />
      <DeskTable
        title="Açık oturumlar"
        none="Açık oturum yok."
        columns={['Cihaz', 'Giriş', 'Son kullanım']}
        rows={data.sessions.map(({ device, createdAt, lastUsedAt }) => ({
          key: `${device} ${createdAt}`,
          cells: [device, time(createdAt), time(lastUsedAt)],
        }))}
      />
      <DeskTable
        title="Son bildirimler"
        hint="Neden gönderildiği ve nasıl gittiği; en son 20 bildirim."
        none="Bildirim yok."
        columns={['Gün', 'Bildirim', 'Neden', 'Gönderim']}
        rows={data.told.map((told) => ({
          key: `${told.at} ${told.title}`,
          cells: [time(told.at), told.title, causeText(told), lettersText(told)],
        }))}
      />
      <DangerousActs opened={data} role={role} />
    </div>
  );
}

type Told = MemberOpened['told'][number];

function causeText({ isOfAlert, alertName, propertyId }: Told): string {
  if (isOfAlert) return alertName === null ? 'Silinmiş bir uyarı' : `“${alertName}” uyarısı`;
  return propertyId === null ? 'Site haberi' : 'Kaydettiği ilan';
}

const CHANNELS = { email: 'E-posta', sms: 'SMS' } as const;
const LETTER_STATES = {
  waiting: 'bekliyor',
  sent: 'gitti',
  cancelled: 'istenmediği için gitmedi',
  dead: 'gönderilemedi',
};

function lettersText({ letters }: Told): string {
  if (letters.length === 0) return 'Yalnızca sitede';
  return letters
    .map(({ channel, state, at }) => `${CHANNELS[channel]} ${LETTER_STATES[state]} (${time(at)})`)
    .join(', ');
}

function refundText({ amountKurus, isDone, dueBy }: MemberOpened['orders'][number]['refunds'][number]): string {
  return isDone ? `${lira(amountKurus)} iade edildi` : `${lira(amountKurus)} en geç ${day(dueBy)} günü iade edilecek`;
}

function Facts({ opened: { member, plan, counts } }: { opened: MemberOpened }) {
  const name = `${member.firstName} ${member.lastName}`.trim();
  const rows: readonly (readonly [string, ReactNode])[] = [
    ['Ad', name === '' ? 'Yazılmamış' : name],
    ['E-posta', `${member.email}, ${member.emailVerified ? 'onaylı' : 'onaysız'}`],
    ['Telefon', `${member.phoneNumber}, ${member.phoneNumberVerified ? 'onaylı' : 'onaysız'}`],
    ['Üyelik', `${day(member.createdAt)} gününden beri; son kullanım ${time(member.lastUsedAt)}`],
    ['Plan', planText(plan)],
    ['Giriş', signInText(member)],
    ['Kayıtları', `${counts.savedAds} ilan, ${counts.alerts} uyarı, ${counts.conversations} destek görüşmesi`],
  ];
  return (
    <section aria-labelledby="uye" className="sheet p-5">
      <h2 id="uye" className="text-lg font-semibold">
        Üye
      </h2>
      {member.closedAt === null ? null : (
        <p className="mt-2 font-medium text-red">Hesap {time(member.closedAt)} tarihinden beri kapalı.</p>
      )}
      {member.operatorRole === null ? null : (
        <p className="mt-2 font-medium">Masada görevli: {ROLE_NAMES[member.operatorRole]}.</p>
      )}
      {member.passiveSince === null ? null : (
        <p className="mt-2 text-amber">Uzun süredir kullanılmıyor; silinmek üzere ({day(member.passiveSince)}).</p>
      )}
      <dl className="tabular mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {rows.map(([label, text]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="break-words">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-soft">Bu sayfayı açtığınız işlem kaydına yazıldı.</p>
    </section>
  );
}

function planText({ isPremium, premiumUntil, trialStartedAt, renews }: MemberOpened['plan']): string {
  const parts = [
    isPremium ? 'Premium' : 'Ücretsiz',
    ...(premiumUntil === null ? [] : [`ödenmiş ya da verilmiş süre ${time(premiumUntil)} tarihine kadar`]),
    ...(trialStartedAt === null ? [] : [`deneme ${day(trialStartedAt)} günü başladı`]),
    ...(renews ? ['otomatik yenilenir'] : []),
  ];
  return parts.join('; ');
}

function signInText({ twoFactorEnabled, passkeys }: MemberOpened['member']): string {
  const second = twoFactorEnabled ? 'iki adımlı' : 'tek adımlı';
  return passkeys === 0 ? second : `${second}, ${passkeys} geçiş anahtarı`;
}
