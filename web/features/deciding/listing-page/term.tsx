import { MEANINGS, type TermName } from '#shared/listing-texts/term-meanings.ts';
import { Explanation } from '#web/ui/explanation.tsx';

/** A legal term with a dotted underline; a click explains it. */
export function Term({ name, children }: { name: TermName; children?: string }) {
  return (
    <Explanation
      text={MEANINGS[name]}
      className="min-h-6 cursor-help rounded-control underline decoration-dotted underline-offset-4"
    >
      {children ?? name}
    </Explanation>
  );
}
