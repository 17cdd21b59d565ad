type Comparable = { readonly field: string; readonly isThere: boolean; readonly value: string };

/** Groups identical findings, in the order of their first occurrence; each finding keeps its place. */
export function alikeFindings<Finding extends Comparable>(findings: readonly Finding[]): readonly Finding[][] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = JSON.stringify([finding.field, finding.isThere, finding.value]);
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()];
}
