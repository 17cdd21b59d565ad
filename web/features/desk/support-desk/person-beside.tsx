import { Link } from '@tanstack/react-router';
import type { SupportOpened } from '#shared/desk/desk-support.ts';

const LINK = 'inline-block min-h-6 font-semibold text-petrol underline-offset-4 hover:underline';
const PLAN_NAMES = { premium: 'Premium', free: 'Ücretsiz' } as const;

/** The person who writes, and the listings that it may be about. */
export function PersonBeside({ opened }: { opened: SupportOpened }) {
  const { name, email, memberId, propertyId, listings } = opened;
  return (
    <section aria-labelledby="kisi" className="sheet p-5">
      <h2 id="kisi" className="text-lg font-semibold">
        Kişi
      </h2>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        <dt className="text-ink-soft">Ad</dt>
        <dd className="break-words">{name}</dd>
        <dt className="text-ink-soft">E-posta</dt>
        <dd className="break-all">{email}</dd>
        <dt className="text-ink-soft">Üyelik</dt>
        <dd>{planText(opened)}</dd>
      </dl>
      {memberId !== null || opened.isEmailProven ? null : (
        <p className="mt-2 text-sm text-amber">
          Adres doğrulanmadı: yazan, bu adresin sahibi olmayabilir. Kişisel bilgi vermeyin.
        </p>
      )}
      {memberId === null ? null : (
        <p className="mt-3 text-sm">
          <Link to="/yonetim/$" params={{ _splat: `uyeler/${memberId}` }} className={LINK}>
            Üyenin sayfası
          </Link>
        </p>
      )}
      {propertyId === null ? null : (
        <p className="mt-3 text-sm">
          Sorduğu ilan:{' '}
          <a href={`/ilan/${propertyId}`} target="_blank" rel="noopener noreferrer" className={LINK}>
            İlan {propertyId}
          </a>
        </p>
      )}
      {listings.length === 0 ? null : (
        <>
          <h3 className="mt-3 text-sm font-semibold">Son kaydettiği ilanlar</h3>
          <ul className="mt-1 flex flex-col gap-1 text-sm">
            {listings.map(({ id, title }) => (
              <li key={id}>
                <a href={`/ilan/${id}`} target="_blank" rel="noopener noreferrer" className={LINK}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-3 text-sm text-ink-soft">Bu görüşmeyi açtığınız işlem kaydına yazıldı.</p>
    </section>
  );
}

function planText({ memberId, plan }: SupportOpened): string {
  if (plan !== null) return PLAN_NAMES[plan];
  return memberId === null ? 'Üye değil' : 'Üye';
}
