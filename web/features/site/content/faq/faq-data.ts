/** The questions as structured data for search engines. */
export function faqData(questions: readonly { question: string; answer: string }[]): object {
  return {
    '@type': 'FAQPage',
    inLanguage: 'tr',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
