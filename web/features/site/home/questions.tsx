import { lawText } from '#shared/law/figure-texts.ts';
import { LAW } from '#shared/law/law-figures.ts';

const OPENING = lawText(LAW.openingPercent);

/** The first questions of newcomers. */
const QUESTIONS: readonly { question: string; answer: string }[] = [
  {
    question: 'Teklifi Peyda üzerinden mi veriyorum?',
    answer:
      'Hayır. Teklifler yalnızca UYAP e-Satış portalında verilir. Peyda ilanları toplar, düzenler ve aramanızı kolaylaştırır; ihale sürecinin parçası değildir.',
  },
  {
    question: 'Teminat ne kadar, en geç ne zaman yatırılır?',
    answer: `Muhammen bedelin ${lawText(LAW.depositPercent)}’udur. Nakit teminat ihalenin biteceği günden önceki gün saat ${lawText(LAW.cashDepositMinute)}’a kadar yatırılır. Teminat mektubu bitişten önceki son iş gününün mesai bitimine kadar teslim edilir (İİK 114). Her ilanda iki sürenin de sonu gösterilir.`,
  },
  {
    question: 'İhale kaç liradan açılır?',
    answer: `Her iki ihalede de muhammen bedelin ${OPENING}’sinden. Satış için en yüksek teklif bir sınırı aşmalıdır. Sınır, muhammen bedelin ${OPENING}’si ile rüçhanlı alacaklardan hangisi büyükse o + giderlerdir; eşit teklif yetmez (İİK 115).`,
  },
  {
    question: 'Birinci ihalede satılmazsa ne olur?',
    answer: `Birinci ihalenin bitiminden sonraki ${lawText(LAW.secondRoundMonths)} içinde, aynı koşullarla ikinci ihale başlar. Birincinin alıcısı bedeli ödemezse de böyledir (İİK 115/6). Bu ilanlar “2. ihale” etiketiyle gösterilir.`,
  },
  {
    question: 'Artırma ne kadar sürer?',
    answer: `Elektronik artırma ${lawText(LAW.biddingDays)} sürer. Son ${lawText(LAW.extensionWindowMinutes)} içindeki ilk teklif bitişi ${lawText(LAW.extensionMinutes)} ileri alır. Uzatma sürerken gelen her teklif bitişi o tekliften ${lawText(LAW.extensionMinutes)} sonrasına taşır. Uzatmalar toplamda ${lawText(LAW.extensionCapMinutes)}i geçemez (İİK 111/b).`,
  },
  {
    question: 'Kazanırsam bedeli ne zaman öderim?',
    answer: `Artırma sonuç tutanağının portalda ilanından itibaren ${lawText(LAW.paymentDays)} içinde; ayrıca bildirim gelmez. Süresinde ödenmezse teminat geri verilmez (İİK 115, 118).`,
  },
];

/** Questions and answers, each unfolded separately. */
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
