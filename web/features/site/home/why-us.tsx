import { BellRing, FileSearch, type IconComponent, Scale } from '#web/ui/icons.tsx';

const REASONS: readonly { icon: IconComponent; title: string; text: string }[] = [
  {
    icon: FileSearch,
    title: 'Hepsi tek yerde, aynı düzende',
    text: 'İcra daireleri ile satış memurluklarının ilanları aynı alanlarla gösterilir: bedel, yer, tür, satışı yapan daire, bitiş. Karşılaştırmak için sekme değiştirmezsiniz.',
  },
  {
    icon: Scale,
    title: 'Güncel mevzuata göre',
    text: 'Teminat, açılış bedeli ve süreler yürürlükteki İcra ve İflas Kanunu’na göre yazılır. Hisseli satışta bedelin payın bedeli olduğu söylenir.',
  },
  {
    icon: BellRing,
    title: 'Süreyi kaçırmazsınız',
    text: 'Her ilanda bitişe kalan süre görünür, son üç gün ayrıca belirtilir. İlanın en son ne zaman doğrulandığı da gösterilir.',
  },
];

/** Three reasons to use this site; none of them promises profit. */
export function WhyUs() {
  return (
    <section
      className="page far pt-14 [--far-height:835px] md:[--far-height:450px] xl:[--far-height:346px]"
      aria-labelledby="neden"
    >
      <h2 id="neden" className="text-xl font-bold tracking-tight md:text-2xl">
        Neden Peyda?
      </h2>
      <ul className="mt-6 grid gap-4 md:grid-cols-3 md:gap-6">
        {REASONS.map(({ icon: Icon, title, text }) => (
          <li key={title} className="sheet p-6">
            <Icon size={26} className="text-petrol" aria-hidden="true" />
            <h3 className="mt-4 text-lg font-semibold">{title}</h3>
            <p className="mt-2 leading-relaxed text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
