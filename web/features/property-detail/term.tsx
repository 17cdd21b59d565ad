import { Popover } from 'radix-ui';

/** Legal terms, each explained in one plain sentence. Articles refer to the İİK. */
const MEANINGS = {
  'muhammen bedel':
    'Bilirkişinin mala biçtiği değer (kıymet takdiri). Satış bu bedelin %50’sinden açılır; sonuç altında da üstünde de olabilir.',
  teminat:
    'Teklif verebilmek için yatırılan, muhammen bedelin %10’u kadar güvence. Nakit teminat en geç bitişten önceki gün 23.30’a kadar yatırılır (İİK 114).',
  'ikinci ihale':
    'Birinci ihalede satılamayan malın yeniden satışa çıkarılması; birincinin bitiminden sonraki bir ay içinde, aynı koşullarla başlar (İİK 114, 115).',
  'satış memurluğu':
    'Sulh hukuk mahkemesi kararıyla ortak malların satışını (ortaklığın giderilmesi) yürüten memurluk.',
  hisse: 'Malın tamamı değil, yazılı payı satılır. Bedel payın bedelidir; yüzölçümü ise taşınmazın tamamına aittir.',
  'ada ve parsel': 'Taşınmazın kadastrodaki yerini gösteren numaralar.',
} as const;

export type TermName = keyof typeof MEANINGS;

/** A legal term with a dotted underline; a click explains it. */
export function Term({ name, children }: { name: TermName; children?: string }) {
  return (
    <Popover.Root>
      <Popover.Trigger className="cursor-help rounded-control underline decoration-dotted underline-offset-4">
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
