import { useQuery } from '@tanstack/react-query';
import { telLink } from '#shared/company.ts';
import { companyQuery } from '#web/platform/queries/company-query.ts';
import { CircleHelp, Phone } from '#web/ui/icons.tsx';
import { LinkArea } from '#web/ui/link-area.tsx';

const WAY =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-petrol hover:bg-petrol-tint';

/** The other ways to get help: the articles, and the telephone if there is a number. */
export function HelpWays() {
  const { data: company } = useQuery(companyQuery);
  return (
    <LinkArea className="-mx-2 flex flex-wrap gap-x-2">
      <a href="/yardim-merkezi" className={WAY}>
        <CircleHelp size={20} aria-hidden="true" />
        Yardım merkezi
      </a>
      {company?.supportPhone ? (
        <a href={telLink(company.supportPhone)} className={`${WAY} tabular`}>
          <Phone size={20} aria-hidden="true" />
          {`Telefon: ${company.supportPhone}`}
        </a>
      ) : null}
    </LinkArea>
  );
}
