import type { WonSaleAnswer } from '#shared/after-sale/won-sales.ts';
import { wonDateName } from '#shared/calendar/won-date-names.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Plus } from '#web/ui/icons.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { guideRisks } from './guide-risks.ts';
import { type GuideStep, guideSteps } from './guide-steps.ts';
import { type RequestLetter, requestLetters } from './request-letters.ts';
import { wonDateText } from './won-date-text.ts';

type Props = { answer: WonSaleAnswer; now: Date };

/** The steps of a winner in order, each with the winner's own date if there is one. */
export function Steps({ answer, now }: Props) {
  return (
    <section aria-labelledby="adimlar">
      <h2 id="adimlar" className="text-lg font-semibold">
        Adım adım
      </h2>
      <ol className="mt-3 flex flex-col gap-4">
        {guideSteps(answer, now).map((step, at) => {
          const date = answer.dates.find(({ kind }) => kind === step.dateKind);
          const own = date && `${wonDateName(date.kind)}: ${wonDateText(date, now).until}`;
          return <Step key={step.title} step={step} number={at + 1} own={own} />;
        })}
      </ol>
    </section>
  );
}

function Step({ step, number, own }: { step: GuideStep; number: number; own: string | undefined }) {
  const { title, paragraphs, bring, article } = step;
  return (
    <li className="sheet p-5">
      <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        <span>{`${number}. ${title}`}</span>
        {own ? <Tag hue="amber">{own}</Tag> : null}
      </h3>
      <div className="mt-2 flex max-w-text flex-col gap-2 leading-relaxed text-ink-soft">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <h4 className="mt-1 text-sm font-semibold text-ink">Yanınızda olsun</h4>
        <ul className="list-disc space-y-1 pl-5 marker:text-ink-faint">
          {bring.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
        <p className="text-sm">Dayanak: {article}</p>
      </div>
    </li>
  );
}

/** Requests to the office as text to copy. */
export function Letters({ answer: { property, wonSale } }: Pick<Props, 'answer'>) {
  return (
    <section aria-labelledby="dilekceler">
      <h2 id="dilekceler" className="text-lg font-semibold">
        Dilekçe örnekleri
      </h2>
      <p className="mt-1 max-w-text text-sm text-ink-soft">
        Kopyalayın, köşeli ayraç içindekileri doldurun. UYAP Vatandaş Portal’dan ya da satışı yapan daireye elden
        verebilirsiniz. Yazdıklarınız bize gelmez.
      </p>
      <div className="sheet mt-3 max-w-text">
        {requestLetters(property, wonSale).map((letter) => (
          <Letter key={letter.title} letter={letter} />
        ))}
      </div>
    </section>
  );
}

function Letter({ letter: { title, text } }: { letter: RequestLetter }) {
  return (
    <details className="group border-t border-line first:border-t-0">
      <summary className="flex min-h-12 items-center justify-between gap-3 px-4 py-2.5 leading-snug font-semibold marker:content-none [&::-webkit-details-marker]:hidden">
        {title}
        <Plus
          size={20}
          aria-hidden="true"
          className="shrink-0 text-petrol transition-transform duration-150 group-open:rotate-45"
        />
      </summary>
      <div className="border-t border-line bg-paper px-4 py-3">
        <p className="flex items-center gap-2 text-sm text-ink-soft">
          <CopyButton text={text} label={`${title} dilekçesini kopyala`} />
          Metni kopyalayın
        </p>
        <p className="mt-2 leading-relaxed whitespace-pre-wrap wrap-anywhere">{text}</p>
      </div>
    </details>
  );
}

/** The risks after a win. */
export function Risks({ answer: { property, lawToConfirm } }: Pick<Props, 'answer'>) {
  return (
    <section aria-labelledby="riskler">
      <h2 id="riskler" className="text-lg font-semibold">
        Hâlâ ne ters gidebilir?
      </h2>
      <dl className="sheet mt-3 max-w-text divide-y divide-line">
        {guideRisks(property, lawToConfirm).map(({ title, text, article }) => (
          <div key={title} className="px-4 py-3">
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 leading-relaxed text-ink-soft">{`${text} (${article})`}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
