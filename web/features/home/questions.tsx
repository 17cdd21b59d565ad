/** What newcomers ask first. Rules of the İİK as amended by 7343, 7531 and 7571. */
const QUESTIONS: readonly { question: string; answer: string }[] = [
  {
    question: 'Teklifi Peyda üzerinden mi veriyorum?',
    answer:
      'Hayır. Teklifler yalnızca UYAP e-Satış portalında verilir. Peyda ilanları toplar, düzenler ve aramanızı kolaylaştırır; ihale sürecinin parçası değildir.',
  },
  {
    question: 'Teminat ne kadar, en geç ne zaman yatırılır?',
    answer:
      'Muhammen bedelin %10’udur. Nakit teminat ihalenin biteceği günden önceki gün saat 23.30’a kadar yatırılmış olmalıdır; teminat mektubu ise bir önceki iş gününün mesai bitimine kadar teslim edilir (İİK 114).',
  },
  {
    question: 'İhale kaç liradan açılır?',
    answer:
      'Her iki ihalede de muhammen bedelin %50’sinden. Satışın yapılabilmesi için en yüksek teklif, muhammen bedelin %50’si ile rüçhanlı alacakların toplamından hangisi fazlaysa onu ve satış ile paylaştırma giderlerini geçmelidir (İİK 115).',
  },
  {
    question: 'Birinci ihalede satılmazsa ne olur?',
    answer:
      'Birinci ihalenin bitiminden sonraki bir ay içinde, aynı koşullarla ikinci ihale başlar. Bu ilanlar “2. ihale” etiketiyle gösterilir.',
  },
  {
    question: 'Artırma ne kadar sürer?',
    answer:
      'Elektronik artırma 7 gün sürer. Son 10 dakikada teklif gelirse süre 3 dakika uzar; uzamalar toplamda bir saati geçemez (İİK 111/b).',
  },
  {
    question: 'Kazanırsam bedeli ne zaman öderim?',
    answer: 'Sonuç bildiriminden başlayarak 7 gün içinde. Süresinde ödenmezse teminat geri verilmez (İİK 115, 118).',
  },
];

/** Questions and answers, each opened on its own. */
export function Questions() {
  return (
    <section className="page far pt-14 [--far-height:470px]" aria-labelledby="sorular">
      <h2 id="sorular" className="text-xl font-bold tracking-tight md:text-2xl">
        Sık sorulanlar
      </h2>
      <div className="sheet mt-6 divide-y divide-line">
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} className="group px-5">
            <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-semibold marker:content-none">
              {question}
              <span
                aria-hidden="true"
                className="text-xl leading-none text-petrol transition-transform duration-150 group-open:rotate-45"
              >
                +
              </span>
            </summary>
            <p className="max-w-text pb-5 leading-relaxed text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
