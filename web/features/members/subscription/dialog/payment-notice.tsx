import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { telLink } from '#shared/company.ts';
import { companyQuery } from '#web/platform/queries/company-query.ts';
import { Info } from '#web/ui/icons.tsx';
import { closeUpgradeRequest } from '../upgrade-request.ts';

const LINK = 'font-semibold text-petrol underline underline-offset-4';

/** Says that online payment is not possible yet, and links to the contact form with its subject filled in. */
export function PaymentNotice() {
  const { data } = useQuery(companyQuery);
  const box = useRef<HTMLDivElement>(null);
  // Scrolls the notice into view: on a small screen it appears behind the sticky buttons.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box grows when the data arrives.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [data]);
  return (
    <div ref={box} role="status" className="flex scroll-mb-40 gap-2.5 rounded-sheet bg-amber-tint px-4 py-3">
      <Info size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-amber" />
      <div>
        <p>Çevrim içi ödeme henüz açık değil. Sizden ücret alınmadı.</p>
        <p className="mt-1">
          <Link
            to="/iletisim"
            search={{ konu: 'Premium üyelik' }}
            hash="form"
            // Replaces this dialog, so that Back leads to the page beneath it.
            replace
            onClick={closeUpgradeRequest}
            className={LINK}
          >
            Üyelik için bize yazın
          </Link>
        </p>
        {data?.supportEmail ? (
          <p>
            E-posta:{' '}
            <a href={`mailto:${data.supportEmail}`} className={LINK}>
              {data.supportEmail}
            </a>
          </p>
        ) : null}
        {data?.supportPhone ? (
          <p className="tabular">
            Telefon:{' '}
            <a href={telLink(data.supportPhone)} className={LINK}>
              {data.supportPhone}
            </a>
          </p>
        ) : null}
      </div>
    </div>
  );
}
