import { Disclosure } from '../page-parts/disclosure.tsx';
import { Prose } from '../page-parts/prose.tsx';
import type { Question } from '../texts/all-texts.ts';

/** The questions of /faq (spec §2). Several can be open at the same time. */
export function ShortQuestions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="sheet divide-y divide-line">
      {questions.map(({ id, question, html }) => (
        <Disclosure key={id} id={id} className="scroll-mt-24 px-5" summary={question}>
          <Prose html={html} className="pb-5 text-ink-soft" />
        </Disclosure>
      ))}
    </div>
  );
}
