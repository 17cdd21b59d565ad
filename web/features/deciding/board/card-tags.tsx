import { MAX_TAG_LENGTH, MAX_TAGS } from '#shared/board/board-rules.ts';
import { X } from '#web/ui/icons.tsx';
import { AddForm } from './add-form.tsx';

type Props = { tags: readonly string[]; onChange: (tags: string[]) => void };

/** A card's tags: added by typing, removed by their cross. */
export function CardTags({ tags, onChange }: Props) {
  return (
    <section aria-labelledby="kart-etiketler">
      <h3 id="kart-etiketler" className="text-sm font-semibold">
        Etiketler
      </h3>
      <ul aria-labelledby="kart-etiketler" className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {tags.map((tag) => (
          <li
            key={tag}
            className="inline-flex min-h-8 items-center rounded-full bg-indigo-tint pl-3 text-sm font-medium text-indigo"
          >
            {tag}
            <button
              type="button"
              aria-label={`${tag} etiketini kaldır`}
              onClick={() => onChange(tags.filter((one) => one !== tag))}
              className="inline-flex size-8 items-center justify-center rounded-full hover:bg-sunk"
            >
              <X size={16} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <AddForm
        id="kart-etiket"
        label="Yeni etiket"
        maxLength={MAX_TAG_LENGTH}
        fault={(text) => {
          if (tags.includes(text)) return 'Bu etiket zaten var.';
          return tags.length >= MAX_TAGS ? `En çok ${MAX_TAGS} etiket olabilir.` : undefined;
        }}
        onAdd={(tag) => onChange([...tags, tag])}
      />
    </section>
  );
}
