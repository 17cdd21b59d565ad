import type { ReactNode } from 'react';
import type { ListingDetail } from '#shared/listings.ts';
import { listingName } from '#shared/text/listing-name.ts';
import { requestUpgrade } from '#web/features/members/subscription/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Lock } from '#web/ui/icons.tsx';
import { dialledNumber } from './dialled-number.ts';

const LINK =
  'inline-flex min-h-8 items-center break-all font-semibold text-petrol underline underline-offset-4 decoration-line-strong hover:decoration-petrol';

/** The contact of the office that sells (D29), or a note that premium shows it, or that there is none. */
export function OfficeContact({ detail }: { detail: ListingDetail }) {
  const isLocked = detail.locked.includes('officeContact');
  if (!isLocked && detail.officeContact === null) return detail.locked.length > 0 ? <NothingToOpen /> : null;
  return (
    <section aria-labelledby="yetkili">
      <h2 id="yetkili" className="text-lg font-semibold">
        Satışı yapan dairenin iletişim bilgileri
      </h2>
      {isLocked ? (
        <div className="sheet mt-3 flex flex-wrap items-center justify-between gap-3 p-4">
          <p className="min-w-0 max-w-text basis-80 grow text-sm text-ink-soft">
            Telefon, e-posta ve adres premium üyelikle açılır.
          </p>
          <Button look="secondary" onClick={() => requestUpgrade('lockedField', { about: 'officeContact' })}>
            <Lock size={18} aria-hidden="true" />
            Premium’a geç
          </Button>
        </div>
      ) : (
        <Contact detail={detail} />
      )}
    </section>
  );
}

/** Said before premium is sold: no address of this office is known. */
function NothingToOpen() {
  return (
    <p className="text-sm text-ink-soft">
      Bu ilanda satışı yapan dairenin iletişim bilgisi yok; premium üyelikle de gösterilemez.
    </p>
  );
}

function Contact({ detail }: { detail: ListingDetail }) {
  const { courtName, dosyaBilgi, officeContact } = detail;
  if (!officeContact) return null;
  const { address, phone, email } = officeContact;
  return (
    <>
      <p className="mt-1 max-w-text text-sm text-ink-soft">
        Dosyayla ilgili soruları satışı yapan daire yanıtlar.
        {dosyaBilgi ? ` Sorarken dosya numarasını verin: ${dosyaBilgi}.` : null}
      </p>
      <dl className="sheet mt-3 divide-y divide-line">
        {courtName ? <Row label="Daire">{courtName}</Row> : null}
        {phone ? (
          <Row label="Telefon">
            <a href={`tel:${dialledNumber(phone)}`} className={`tabular ${LINK}`}>
              {phone}
            </a>
          </Row>
        ) : null}
        {email ? (
          <Row label="E-posta">
            <a href={`mailto:${email}?subject=${encodeURIComponent(listingName(detail))}`} className={LINK}>
              {email}
            </a>
          </Row>
        ) : null}
        {address ? (
          <Row label="Adres">
            <address className="not-italic">{address}</address>
          </Row>
        ) : null}
      </dl>
    </>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid items-center gap-x-4 gap-y-0.5 px-4 py-3 sm:grid-cols-[160px_1fr]">
      <dt className="text-sm leading-6 text-ink-faint">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
