import { createContext, useCallback, useContext, useEffect, useId, useState } from 'react';

type Report = (id: string, label: string | undefined) => void;

/** Where figure fields report that their text is not a number. */
export const WrongFields = createContext<Report | undefined>(undefined);

/** The labels of the fields below `WrongFields` whose text is not a number, and the function to report with. */
export function useWrongFields(): { readonly labels: readonly string[]; readonly report: Report } {
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const report = useCallback<Report>((id, label) => {
    setWrong(({ [id]: before, ...others }) => (label === undefined ? others : { ...others, [id]: label }));
  }, []);
  return { labels: Object.values(wrong), report };
}

/** Reports a field's state to the components that show its result. */
export function useReportedFault(label: string, isWrong: boolean): void {
  const report = useContext(WrongFields);
  const id = useId();
  useEffect(() => {
    if (!report || !isWrong) return undefined;
    report(id, label);
    return () => report(id, undefined);
  }, [report, id, label, isWrong]);
}
