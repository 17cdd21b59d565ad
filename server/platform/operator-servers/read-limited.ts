/** Reads the text of a response. Throws if it is larger than `mostBytes`; `who` is used in the message: `The model`. */
export async function readLimited(response: Response, mostBytes: number, who: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new Error(`${who} answers too much.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
