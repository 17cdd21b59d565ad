/** The quantile of the standard normal distribution for 95 %. */
const Z = 1.959_964;

/** The Wilson interval (95 %) of the share `hits` ÷ `of`. */
export function wilson(hits: number, of: number): { readonly low: number; readonly high: number } {
  if (of === 0) return { low: 0, high: 1 };
  const share = hits / of;
  const square = Z ** 2;
  const middle = share + square / (2 * of);
  const half = Z * Math.sqrt((share * (1 - share)) / of + square / (4 * of ** 2));
  const by = 1 + square / of;
  return { low: Math.max(0, (middle - half) / by), high: Math.min(1, (middle + half) / by) };
}
