/**
 * Does one part of a start that takes seconds, and tells the person who started the product: a line when it begins, and
 * one with its duration when it is done. The lines go to the standard error, so that the log stays one of JSON.
 */
export async function startStep<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  process.stderr.write(`${name} …\n`);
  const result = await work();
  process.stderr.write(`${name}: done in ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
  return result;
}
