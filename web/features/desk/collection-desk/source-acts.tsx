import { useState } from 'react';
import type { DeskSource, SourceAct } from '#shared/desk/collection/desk-collection.ts';
import type { SampleHoldings } from '#shared/desk/collection/sample-holdings.ts';
import { describeRemoval } from '#shared/desk/collection/sample-things.ts';
import { ActForm } from '#web/features/desk/desk/index.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { Button } from '#web/ui/button.tsx';

type ActText = { readonly button: string; readonly title: string; readonly hint: string };

const ACTS: Readonly<Record<SourceAct, ActText>> = {
  run: {
    button: 'Şimdi oku',
    title: 'Kaynağı şimdi okuma',
    hint: 'Sırasını beklemeden okunur. Yarıda kalmış bir okuma varsa kaldığı yerden sürer.',
  },
  try: {
    button: 'Dene',
    title: 'Kaynağı deneme',
    hint: 'Liste okunur, ne olacağı sayılır; hiçbir şey saklanmaz ve ilanların kendi sayfaları istenmez.',
  },
  stop: {
    button: 'Durdur',
    title: 'Okumayı durdurma',
    hint: 'Okunanlar saklı kalır. Sonraki okuma, kaynağın zamanı geldiğinde ya da siz isteyince kaldığı yerden sürer.',
  },
  pause: {
    button: 'Duraklat',
    title: 'Kaynağı duraklatma',
    hint: 'Süren okuma durur; sürdürülene kadar kaynak ne zamanında ne komutla okunur. Gerekçe kaynağın yanında görünür.',
  },
  resume: { button: 'Sürdür', title: 'Kaynağı sürdürme', hint: 'Kaynak yeniden kendi aralığıyla okunur.' },
};

/** The actions that a source's state allows. */
export function SourceActs({ source, sample }: { source: DeskSource; sample: SampleHoldings | null }) {
  const [opened, setOpened] = useState<SourceAct>();
  const acts = possible(source);
  // An action that has become impossible closes by itself.
  const shown = acts.find((act) => act === opened);
  return (
    <div className="mt-3">
      <p className="flex flex-wrap gap-2">
        {acts.map((act) => (
          <Button
            key={act}
            look="secondary"
            aria-expanded={act === shown}
            onClick={() => setOpened(act === shown ? undefined : act)}
          >
            {ACTS[act].button}
            <span className="sr-only">: {source.title}</span>
          </Button>
        ))}
      </p>
      {shown === undefined ? null : (
        <div className="mt-3">
          <ActForm
            key={shown}
            title={`${ACTS[shown].title}: ${source.title}`}
            hint={hintOf(shown, sample)}
            button={ACTS[shown].button}
            read={() => ({ body: shown === 'run' && sample ? { replacesSample: true } : {} })}
            path={apiPath(`/api/desk/collection/sources/:name/${shown}`, { name: source.name })}
            onDone={() => setOpened(undefined)}
          />
        </div>
      )}
    </div>
  );
}

/** The first real run replaces the generated market: an operator who starts it reads what will be removed. */
function hintOf(act: SourceAct, sample: SampleHoldings | null): string {
  if (act !== 'run' || !sample) return ACTS[act].hint;
  return `${ACTS.run.hint} Gelen ilanlar örnek pazarın yerine geçer. ${describeRemoval(sample)} Bu işlem geri alınamaz.`;
}

function possible({ pausedAt, isBusy, asked }: DeskSource): SourceAct[] {
  if (pausedAt !== null) return ['resume'];
  if (isBusy) return ['stop', 'pause'];
  return asked === null ? ['run', 'try', 'pause'] : ['pause'];
}
