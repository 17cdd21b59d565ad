import { useHydrated } from '@tanstack/react-router';
import type { SyntheticEvent } from 'react';
import { Disclosure } from '../page-parts/disclosure.tsx';
import { durationText, VIDEOS, type Video } from './videos.ts';

/** The size of the recordings of `scripts/record-videos.ts`. */
const SIZE = { width: 1280, height: 720 } as const;

/** The walkthroughs as cards; a film plays inside its card (spec §2). */
export function VideoCards() {
  if (VIDEOS.length === 0) return null;
  return (
    <section
      aria-labelledby="videolar"
      className="far mt-12 [--far-height:1240px] md:[--far-height:860px] lg:[--far-height:480px]"
    >
      <h2 id="videolar" className="text-xl font-bold tracking-tight md:text-2xl">
        Videolu anlatımlar
      </h2>
      <p className="mt-1 text-ink-soft">Sessizdir, altyazıyla izlenir.</p>
      <ul className="mt-4 grid items-start gap-4 md:grid-cols-2 lg:grid-cols-3">
        {VIDEOS.map((video) => (
          <li key={video.slug} className="sheet overflow-hidden">
            <VideoCard video={video} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function VideoCard({ video: { slug, title, description, durationS, transcript } }: { video: Video }) {
  const isHydrated = useHydrated();
  return (
    <>
      {/* Nothing is fetched before somebody plays the film. A default track would be, so captions wait too. */}
      <video
        {...SIZE}
        controls
        playsInline
        preload="none"
        onPlay={showCaptionsOnce}
        // A video can't load its poster lazily: from the start, it would delay what is seen first.
        poster={isHydrated ? `/videos/${slug}.webp` : undefined}
        aria-label={`${title}, ${durationText(durationS)}`}
        className="aspect-video h-auto w-full bg-sunk"
      >
        <source src={`/videos/${slug}.mp4`} type="video/mp4" />
        <track kind="captions" src={`/videos/${slug}.vtt`} srcLang="tr" label="Türkçe" />
      </video>
      <div className="p-5 pb-2">
        <h3 className="text-lg leading-snug font-semibold">{title}</h3>
        <p className="mt-1 text-ink-soft">{description}</p>
        <p className="tabular mt-2 text-sm text-ink-faint">{durationText(durationS)}</p>
        <Disclosure summary="Videodaki anlatım" className="mt-2 border-t border-line text-sm">
          <p className="pb-3 text-ink-soft">{transcript.join(' ')}</p>
        </Disclosure>
      </div>
    </>
  );
}

/** Switches the captions on when a film starts for the first time; afterwards the viewer's own choice is kept. */
function showCaptionsOnce({ currentTarget: film }: SyntheticEvent<HTMLVideoElement>): void {
  const [captions] = film.textTracks;
  if (!captions || film.dataset.hasBegun) return;
  film.dataset.hasBegun = 'true';
  captions.mode = 'showing';
}
