import { createFileRoute } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { parseFileList } from '#shared/documents.ts';
import { DocumentViewer, VIEWER_SAMPLES, ViewerSampleCard } from '#web/features/market/documents/index.ts';
import { pageHead } from '#web/platform/page-head.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckBox } from '#web/ui/form/check-box.tsx';
import { Eye } from '#web/ui/icons.tsx';
export const Route = createFileRoute('/test-viewer')({
  head: () =>
    pageHead({
      title: 'Belge Görüntüleyici Denemesi',
      description: 'Belge görüntüleyicinin örnek dosyalarla denendiği geliştirme sayfası.',
      path: '/test-viewer',
      isHidden: true,
    }),
  component: TestViewerPage,
});

type Viewed = { title: string; documentFiles: string };

function TestViewerPage() {
  const [viewed, setViewed] = useState<Viewed>();
  return (
    <main id="icerik" className="page pt-8 pb-16">
      <h1 className="text-2xl font-bold tracking-tight">Belge görüntüleyici denemesi</h1>
      <p className="mt-2 max-w-text text-ink-soft">
        Geliştirme sayfası: örnek belgeler görüntüleyicide açılır, dosyalar bulundukları yerden doğrudan yüklenir.
      </p>
      <div className="mt-6 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {VIEWER_SAMPLES.map((sample) => (
          <ViewerSampleCard key={sample.id} sample={sample} onView={setViewed} />
        ))}
        <OwnList onView={(documentFiles) => setViewed({ title: 'Kendi listeniz', documentFiles })} />
      </div>
      <DocumentViewer
        files={viewed?.documentFiles ?? ''}
        title={viewed?.title ?? ''}
        isOpen={viewed !== undefined}
        onClose={() => setViewed(undefined)}
      />
    </main>
  );
}

/** A form for any list of addresses, comma-separated or as JSON. */
function OwnList({ onView }: { onView(documentFiles: string): void }) {
  const [problem, setProblem] = useState('');

  function view(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = String(data.get('documentFiles') ?? '');
    const addresses = parseFileList(text);
    if (addresses.some((address) => !address.startsWith('/')) && !data.has('loadsElsewhere'))
      setProblem('Başka sitelerdeki dosyaların yüklenmesi için izin kutusunu işaretleyin.');
    else if (addresses.length > 0) {
      setProblem('');
      onView(text);
    } else setProblem('Bu metinde http, https veya /files/ ile başlayan bir adres yok.');
  }

  return (
    <form className="sheet flex min-w-0 flex-col p-5" onSubmit={view}>
      <label htmlFor="kendi-listeniz" className="text-lg font-semibold">
        Kendi listeniz
      </label>
      <p id="kendi-listeniz-aciklama" className="mt-1 text-sm text-ink-soft">
        Virgülle ayrılmış adresler ya da JSON dizisi
      </p>
      <textarea
        id="kendi-listeniz"
        name="documentFiles"
        rows={5}
        spellCheck={false}
        aria-describedby="kendi-listeniz-aciklama kendi-listeniz-sorun"
        aria-invalid={problem !== ''}
        className="mt-3 min-h-32 grow rounded-control border border-line-strong bg-sheet px-3 py-2 text-sm"
      />
      <div className="mt-3">
        <CheckBox
          name="loadsElsewhere"
          label="Başka sitelerdeki dosyalar (https) doğrudan yüklensin."
          hint="O siteler IP adresinizi görür."
        />
      </div>
      <p id="kendi-listeniz-sorun" role="alert" className="mt-2 text-sm text-red empty:hidden">
        {problem}
      </p>
      <Button type="submit" look="secondary" className="mt-4">
        <Eye size={20} aria-hidden="true" />
        Listeyi görüntüle
      </Button>
    </form>
  );
}
