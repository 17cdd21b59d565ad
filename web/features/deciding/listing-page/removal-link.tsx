import { classNames } from '#web/ui/class-names.ts';

type Props = { id: number; what: string; className?: string };

/** The link for requesting the removal of a document or picture: they are shown as in the source, unmasked. */
export function RemovalLink({ id, what, className }: Props) {
  const subject = encodeURIComponent(`Kişisel veri başvurusu: ilan ${id}, ${what}`);
  return (
    <a
      href={`/iletisim?konu=${subject}`}
      aria-label={`Kaldırılmasını iste: ${what}`}
      className={classNames(
        'inline-flex min-h-6 items-center text-xs text-ink-soft underline underline-offset-4',
        className,
      )}
    >
      Kaldırılmasını iste
    </a>
  );
}
