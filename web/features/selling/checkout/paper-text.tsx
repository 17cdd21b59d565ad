import type { OrderPaper } from '#shared/orders/orders.ts';
import { paperBlocks } from '#shared/orders/paper-blocks.ts';
import { Plus } from '#web/ui/icons.tsx';

/** A document that can be read in place; folded, it is one line. */
export function PaperText({ paper, isOpen = false }: { paper: OrderPaper; isOpen?: boolean }) {
  const { document, title, text } = paper;
  return (
    <details open={isOpen} className="group border-t border-line first:border-t-0">
      <summary className="flex min-h-12 items-center justify-between gap-3 px-4 py-2.5 leading-snug font-semibold marker:content-none [&::-webkit-details-marker]:hidden">
        {title}
        <Plus
          size={20}
          aria-hidden="true"
          className="shrink-0 text-petrol transition-transform duration-150 group-open:rotate-45"
        />
      </summary>
      <section
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        tabIndex={0}
        className="max-h-80 overflow-y-auto border-t border-line bg-paper px-4 py-3 leading-relaxed"
      >
        <div className="flex max-w-text flex-col gap-3">
          {paperBlocks(text).map((block, at) => {
            const key = `${document}-${at}`;
            if (block.kind === 'list')
              return (
                <ul key={key} className="list-disc space-y-1 pl-5">
                  {block.items.map((item) => (
                    <li key={item} className="wrap-anywhere">
                      {item}
                    </li>
                  ))}
                </ul>
              );
            return block.kind === 'heading' ? (
              <h4 key={key} className="mt-2 font-semibold">
                {block.text}
              </h4>
            ) : (
              <p key={key}>{block.text}</p>
            );
          })}
        </div>
      </section>
    </details>
  );
}
