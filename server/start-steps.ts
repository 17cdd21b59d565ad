/**
 * Runs one step of the start that takes seconds, and reports it to the person who started the product: one line when it
 * begins and one with its duration when it is done. The lines go to standard error, so that the log contains only JSON.
 */
export async function startStep<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  process.stderr.write(`${name} …\n`);
  const result = await work();
  process.stderr.write(`${name}: done in ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
  return result;
}
