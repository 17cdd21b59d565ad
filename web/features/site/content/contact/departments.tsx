import { Link } from '@tanstack/react-router';
import type { Company } from '#shared/company.ts';
import { EmailLink } from './contact-details.tsx';

const DEPARTMENTS = [
  {
    name: 'Destek',
    text: 'Arama, ilan ve belge sorunları, hesabınıza giriş.',
    field: 'supportEmail',
    subject: 'Destek',
  },
  {
    name: 'Üyelik ve ödeme',
    text: 'Plan seçimi, fatura, iptal ve iade.',
    field: 'supportEmail',
    subject: 'Üyelik ve ödeme',
  },
  {
    name: 'Kurumsal',
    text: 'Çok kullanıcılı kullanım, API, özel raporlar.',
    field: 'salesEmail',
    subject: 'Kurumsal plan',
  },
  {
    name: 'Kişisel veriler',
    text: 'KVKK kapsamındaki başvurular ve bir ilandaki kişisel verinin bildirilmesi.',
    field: 'privacyEmail',
    subject: 'Kişisel veri başvurusu',
  },
] as const;

/** The departments with their topics and addresses, and a link that starts a message to each (spec §2). */
export function Departments({ company }: { company: Company }) {
  return (
    <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {DEPARTMENTS.map(({ name, text, field, subject }) => (
        <li key={name} className="sheet flex flex-col p-5">
          <h3 className="font-semibold">{name}</h3>
          <p className="mt-1 mb-3 text-sm leading-relaxed text-ink-soft">{text}</p>
          <p className="mt-auto text-sm">
            <EmailLink company={company} field={field} />
          </p>
          <Link
            to="/iletisim"
            search={{ konu: subject }}
            hash="form"
            className="mt-1 inline-flex min-h-8 items-center text-sm font-semibold text-petrol underline-offset-4 hover:underline"
          >
            Mesaj yazın
          </Link>
        </li>
      ))}
    </ul>
  );
}
