import { Explanation } from '#web/ui/explanation.tsx';
import { MEANINGS, type TermName } from './term-meanings.ts';

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
