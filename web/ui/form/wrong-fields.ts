import { createContext, useCallback, useContext, useEffect, useId, useState } from 'react';

type Report = (id: string, label: string | undefined) => void;

/** Where figure fields tell that their text is no number. */
export const WrongFields = createContext<Report | undefined>(undefined);

/** The labels of the fields below `WrongFields` whose text is no number, and what they report to. */
export function useWrongFields(): { readonly labels: readonly string[]; readonly report: Report } {
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const report = useCallback<Report>((id, label) => {
    setWrong(({ [id]: before, ...others }) => (label === undefined ? others : { ...others, [id]: label }));
  }, []);
  return { labels: Object.values(wrong), report };
}

/** Tells a field's state to those who show its result. */
export function useReportedFault(label: string, isWrong: boolean): void {
  const report = useContext(WrongFields);
  const id = useId();
  useEffect(() => {
    if (!report || !isWrong) return undefined;
    report(id, label);
    return () => report(id, undefined);
  }, [report, id, label, isWrong]);
}
