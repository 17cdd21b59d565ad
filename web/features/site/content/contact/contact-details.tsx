import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Company, SUPPORT_HOURS, shownParticular, telLink } from '#shared/company.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Clock, Headset, Mail, MapPin, Phone } from '#web/ui/icons.tsx';

const LINK = 'font-medium text-petrol underline underline-offset-4';

/** A telephone link, or a note that the number has not been entered yet. */
export function PhoneLink({ company, field }: { company: Company; field: 'supportPhone' | 'salesPhone' }) {
  const phone = company[field];
  if (phone === null) return <span className="text-ink-soft">{shownParticular(company, field)}</span>;
  return (
    <a href={telLink(phone)} className={`${LINK} tabular`}>
      {phone}
    </a>
  );
}

type EmailField = 'supportEmail' | 'salesEmail' | 'privacyEmail';

/** An e-mail link, or a note that the address has not been entered yet. */
export function EmailLink({ company, field }: { company: Company; field: EmailField }) {
  const email = company[field];
  if (email === null) return <span className="text-ink-soft">{shownParticular(company, field)}</span>;
  return (
    <a href={`mailto:${email}`} className={`${LINK} break-all`}>
      {email}
    </a>
  );
}

/** The hours at which support answers (D6). */
export function SupportHours() {
  return (
    <>
      <dl className="tabular grid gap-1">
        {SUPPORT_HOURS.map(({ days, hours }) => (
          <div key={days} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-soft">{days}</dt>
            <dd className="font-medium">{hours}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-ink-soft">7/24 yazabilirsiniz; mesai saatlerinde yanıtlanır.</p>
    </>
  );
}

type BlockProps = { icon: typeof Clock; title: string; children: ReactNode };

/** One part of the contact details under its own heading. */
export function DetailBlock({ icon: Icon, title, children }: BlockProps) {
  return (
    <section className="flex gap-3">
      <Icon size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-petrol" />
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold">{title}</h3>
        <div className="mt-1">{children}</div>
      </div>
    </section>
  );
}

/** Telephone numbers, support hours, address and the live-support button (spec §2). */
export function ContactDetails({ company }: { company: Company }) {
  return (
    <div className="sheet grid grid-cols-[minmax(0,1fr)] content-start gap-6 p-6">
      <DetailBlock icon={Phone} title="Telefon hatları">
        <dl className="grid gap-1">
          <div>
            <dt className="inline text-ink-soft">Destek: </dt>
            <dd className="inline">
              <PhoneLink company={company} field="supportPhone" />
            </dd>
          </div>
          <div>
            <dt className="inline text-ink-soft">Kurumsal: </dt>
            <dd className="inline">
              <PhoneLink company={company} field="salesPhone" />
            </dd>
          </div>
        </dl>
        <LiveSupport company={company} />
      </DetailBlock>
      <DetailBlock icon={Clock} title="Çalışma saatleri">
        <SupportHours />
      </DetailBlock>
      <DetailBlock icon={Mail} title="E-posta">
        <EmailLink company={company} field="supportEmail" />
      </DetailBlock>
      <DetailBlock icon={MapPin} title="Adres">
        <address className="not-italic">
          <span className="block font-medium">{shownParticular(company, 'name')}</span>
          <span className="text-ink-soft">{shownParticular(company, 'address')}</span>
        </address>
        <p className="mt-2 text-sm text-ink-soft">
          MERSİS: {shownParticular(company, 'mersis')}
          <br />
          KEP: {shownParticular(company, 'kep')}
        </p>
      </DetailBlock>
    </div>
  );
}

/** A link that calls support (spec §2), or leads to the form if no number has been entered. */
function LiveSupport({ company }: { company: Company }) {
  const content = (
    <>
      <Headset size={20} aria-hidden="true" />
      {company.supportPhone ? 'Canlı destek: hemen arayın' : 'Destek için mesaj yazın'}
    </>
  );
  return company.supportPhone ? (
    <a
      href={telLink(company.supportPhone)}
      className={buttonClass('primary', 'mt-3 w-full py-2 max-sm:whitespace-normal')}
    >
      {content}
    </a>
  ) : (
    <Link
      to="/iletisim"
      search={{ konu: 'Destek' }}
      hash="form"
      className={buttonClass('primary', 'mt-3 w-full py-2 max-sm:whitespace-normal')}
    >
      {content}
    </Link>
  );
}
