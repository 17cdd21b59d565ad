import type { ReactNode } from 'react';
import { officeDeadlineText } from '#shared/law/deadline-texts.ts';
import { lawText } from '#shared/law/figure-texts.ts';
import { LAW } from '#shared/law/law-figures.ts';
import { stateAt } from '#shared/listing-texts/listing-state.ts';
import type { ListingSummary } from '#shared/listings.ts';
import { FoldedSection } from './fold.tsx';
import { RARE_RULES_HELP, type RuledListing, rareRules } from './rare-rules.ts';
import { Term } from './term.tsx';

type Props = { property: RuledListing; now: Date };

const LINK = 'font-semibold text-petrol underline-offset-4 hover:underline';

/** The law's requirements for bidders other than money, as far as they concern this listing while it is open. */
export function BeforeBidding({ property, now }: Props) {
  if (stateAt(property, now) !== 'open') return null;
  const isShared = property.sulhMahkeme === '1';
  return (
    <FoldedSection id="teklif-oncesi" title="Teklif vermeden önce">
      <ul className="mt-3 max-w-text list-disc space-y-1.5 pl-5 leading-relaxed text-ink-soft marker:text-ink-faint">
        <li>Portala e-Devlet kimliğinizle girersiniz; MERNİS’te kayıtlı adresiniz ve adınıza bir IBAN gerekir.</li>
        <li>{agents(property, now)}</li>
        <li>
          {isShared
            ? 'Paydaşlardan, payları karşıladığı ölçüde teminat istenmez; bunun için daireye zamanında başvurmaları gerekir (İİK 114).'
            : 'Satışı isteyen alacaklıdan, alacağı karşıladığı ölçüde teminat istenmez; bunun için daireye zamanında başvurması gerekir (İİK 114).'}
        </li>
        <li>
          {`Son ${lawText(LAW.extensionWindowMinutes)} içindeki teklif bitişi uzatır. Teklifiniz geçilirse artırmadan çekilip teminatınızı geri alabilirsiniz (İİK 111/b).`}
        </li>
        {isShared ? null : <li>Borç, teklif verme süresi bitmeden ödenirse satış durur (İİK 115).</li>}
        {property.categoryNumber === '1' ? <Burdens /> : null}
        {rareRules(property).map(({ text, more }) => (
          <li key={text}>
            {text}
            {more ? (
              <>
                {' '}
                <a href={RARE_RULES_HELP} className={LINK}>
                  {more}
                </a>
              </>
            ) : null}
          </li>
        ))}
        <li>
          {`Kazanan, bedelin tamamını artırma sonuç tutanağının portalda ilanından itibaren ${lawText(LAW.paymentDays)} içinde öder. Kimseye ayrıca bildirim gelmez (İİK 118).`}
        </li>
        <li>
          Mülkiyet artırmanın bittiği an geçer, mal ihale kesinleşince teslim edilir. Teslim edilemezse bedel geri
          verilir; getirisi yalnızca ihale feshedilirse verilir (İİK 115, 134).
        </li>
      </ul>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <a href="/yardim-merkezi/teminat-ve-sureler" className={LINK}>
          Teminat ve süreler
        </a>
        <a href="/yardim-merkezi/kimler-teklif-verebilir" className={LINK}>
          Kimler teklif verebilir
        </a>
        <a href="/yardim-merkezi/satisin-uzamasi-ve-durmasi" className={LINK}>
          Satışın uzaması ve durması
        </a>
        <a href="/yardim-merkezi/bedel-neyi-oder" className={LINK}>
          Bedel neyi öder
        </a>
        <a href="/yardim-merkezi/ihaleden-sonra" className={LINK}>
          İhale bittikten sonra
        </a>
        <a href={RARE_RULES_HELP} className={LINK}>
          Az bilinen kurallar
        </a>
      </p>
    </FoldedSection>
  );
}

/** The deadline for agents and joint buyers, with the day if it is known. */
function agents({ endDate, endDateIsDerived }: ListingSummary, now: Date): ReactNode {
  const deadline = endDate === null || endDateIsDerived ? undefined : officeDeadlineText(new Date(endDate), now);
  const until = deadline ? ` (${deadline.until}, ${deadline.left})` : '';
  return `Vekil ya da ortak alıcılar satışı yapan daireye başvurur. Son an, bitişten önceki son iş gününün mesai bitimidir${until} (İİK 114).`;
}

function Burdens() {
  return (
    <li>
      Bedelden yalnızca <Term name="muacceliyet">muaccel</Term> rehinli borçlar ödenir, diğerleri gayrimenkulle birlikte
      geçebilir (İİK 125). <Term name="mükellefiyetler listesi">Mükellefiyetler listesine</Term> ve{' '}
      <Term name="rüçhan">rüçhanlı</Term> alacaklara bakın.
    </li>
  );
}
