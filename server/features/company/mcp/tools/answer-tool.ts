import { ExpectedError } from '#server/platform/expected-error.ts';

type ToolAnswer<Said> = {
  content: { type: 'text'; text: string }[];
  structuredContent?: Said;
  isError?: true;
};

/**
 * What a tool finds, as data and as the same data in a text, which older clients read. What a caller can cause is an
 * answer that says what was wrong, so that a model can ask better; everything else is a fault of ours and goes on to
 * the log.
 */
export async function answerTool<Said extends Record<string, unknown>>(
  find: () => Promise<Said>,
): Promise<ToolAnswer<Said>> {
  try {
    const said = await find();
    return { content: [{ type: 'text', text: JSON.stringify(said) }], structuredContent: said };
  } catch (error) {
    if (!(error instanceof ExpectedError) || error.status >= 500) throw error;
    return { content: [{ type: 'text', text: error.message }], isError: true };
  }
}
