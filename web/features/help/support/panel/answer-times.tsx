import { useQuery } from '@tanstack/react-query';
import { SUPPORT_HOURS } from '#shared/company.ts';
import type { Support } from '#shared/support/support.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { companyQuery } from '#web/platform/queries/company-query.ts';

/** When support answers (D6), and how the answer arrives when the panel is closed. */
export function AnswerTimes({ support: { opensAt, answerHours } }: { support: Support }) {
  const { data: company } = useQuery(companyQuery);
  return (
    <div className="text-sm text-ink-soft">
      <p>
        {opensAt === null
          ? `Şu anda çalışıyoruz; ilk yanıtı en geç ${answerHours} çalışma saati içinde veririz.`
          : `Şu anda kapalıyız; yazabilirsiniz. ${formatDateTime(new Date(opensAt))} tarihinde açılıyoruz; ilk yanıtı ondan sonra en geç ${answerHours} çalışma saati içinde veririz.`}{' '}
        {company?.sendsMail ? 'Siz yokken gelen yanıtı e-postayla da göndeririz.' : ''}
      </p>
      <p className="tabular mt-1">
        Çalışma saatleri: {SUPPORT_HOURS.map(({ days, hours }) => `${days} ${hours}`).join(', ')}.
      </p>
    </div>
  );
}
