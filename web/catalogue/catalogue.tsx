import { Segmented } from '#web/ui/segmented.tsx';
import { CONTROL_SAMPLES } from './control-samples.tsx';
import { FORM_SAMPLES } from './form-samples.tsx';
import type { Sample } from './sample.ts';
import { STATE_SAMPLES } from './state-samples.tsx';

export const CATALOGUE: Readonly<Record<string, readonly Sample[]>> = {
  Denetimler: CONTROL_SAMPLES,
  Formlar: FORM_SAMPLES,
  Durumlar: STATE_SAMPLES,
};

type Props = { theme: string; onTheme: (theme: string) => void };

/** Every component of web/ui in its states, for engineers: `npm run dev`, then `/dev/ui`. */
export function Catalogue({ theme, onTheme }: Props) {
  return (
    <main className="mx-auto flex max-w-page flex-col gap-8 px-4 py-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-2xl font-bold">Bileşenler</h1>
        <div className="w-60">
          <Segmented
            legend="Renkler"
            value={theme}
            columns={2}
            options={[
              { value: 'light', label: 'Açık' },
              { value: 'dark', label: 'Koyu' },
            ]}
            onChange={onTheme}
          />
        </div>
      </header>
      {Object.entries(CATALOGUE).map(([title, samples]) => (
        <section key={title} aria-labelledby={title} className="flex flex-col gap-4">
          <h2 id={title} className="text-xl font-semibold">
            {title}
          </h2>
          <div className="grid gap-4 lg:grid-cols-2">
            {samples.map((sample) => (
              <SampleBox key={sample.file} {...sample} />
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}

function SampleBox({ file, states }: Sample) {
  return (
    <article aria-label={file} className="sheet min-w-0 p-4" data-sample={file}>
      <h3 className="text-sm font-semibold text-ink-soft">{file}</h3>
      <div className="mt-3 flex flex-wrap gap-6">
        {Object.entries(states).map(([name, look]) => (
          <div key={name} className="max-w-full min-w-0">
            <p className="mb-2 text-xs text-ink-soft">{name}</p>
            {look}
          </div>
        ))}
      </div>
    </article>
  );
}
