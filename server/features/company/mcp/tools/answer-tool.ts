import { ExpectedError } from '#server/platform/expected-error.ts';

type ToolAnswer<Said> = {
  content: { type: 'text'; text: string }[];
  structuredContent?: Said;
  isError?: true;
};

/**
 * Returns a tool's result as data and as the same data in a text, which older clients read. An error that the caller
 * caused becomes a result that explains it, so that a model can correct its call. Any other error is our fault and is
 * thrown, so that it gets logged.
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
