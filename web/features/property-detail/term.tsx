import { Popover } from 'radix-ui';
import { MEANINGS, type TermName } from './term-meanings.ts';

/** A legal term with a dotted underline; a click explains it. */
export function Term({ name, children }: { name: TermName; children?: string }) {
  return (
    <Popover.Root>
      <Popover.Trigger className="min-h-6 cursor-help rounded-control underline decoration-dotted underline-offset-4">
        {children ?? name}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          sideOffset={6}
          collisionPadding={16}
          className="animate-fade-in sheet z-50 max-w-80 p-4 text-sm leading-relaxed text-ink shadow-sheet"
        >
          {MEANINGS[name]}
          <Popover.Arrow className="fill-sheet" />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
