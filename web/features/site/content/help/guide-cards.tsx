import { buttonClass } from '#web/ui/button.tsx';
import { Download, FileText } from '#web/ui/icons.tsx';
import { LinkArea } from '#web/ui/link-area.tsx';
import { GUIDES, type Guide, guideFile } from './guides.ts';

/** The guides as cards. Each can be downloaded or read as a page (spec §2). */
export function GuideCards() {
  return (
    <section aria-labelledby="rehberler" className="mt-12">
      <h2 id="rehberler" className="text-xl font-bold tracking-tight md:text-2xl">
        Rehberler
      </h2>
      <p className="mt-1 text-ink-soft">Yazdırıp yanınızda tutabileceğiniz PDF’ler.</p>
      <LinkArea>
        <ul className="mt-4 grid gap-4 md:grid-cols-3">
          {GUIDES.map((guide) => (
            <li key={guide.slug} className="sheet flex flex-col p-5">
              <GuideCard guide={guide} />
            </li>
          ))}
        </ul>
      </LinkArea>
    </section>
  );
}

function GuideCard({ guide }: { guide: Guide }) {
  return (
    <>
      <FileText size={24} aria-hidden="true" className="text-petrol" />
      <h3 className="mt-3 text-lg leading-snug font-semibold">{guide.title}</h3>
      <p className="mt-1 text-ink-soft">{guide.description}</p>
      <p className="tabular mt-auto pt-4 text-sm text-ink-faint">
        PDF · {guide.pageCount} sayfa · {guide.size}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <GuideDownload guide={guide} />
        <a href={`/yardim-merkezi/${guide.slug}`} className={buttonClass('quiet', 'px-3')}>
          Sayfada oku<span className="sr-only">: {guide.title}</span>
        </a>
      </div>
    </>
  );
}

/** The link that downloads a guide. */
export function GuideDownload({ guide }: { guide: Guide }) {
  return (
    <a {...guideFile(guide)} className={buttonClass('secondary', 'px-3')}>
      <Download size={18} aria-hidden="true" />
      PDF’yi indir<span className="sr-only">: {guide.title}</span>
    </a>
  );
}
