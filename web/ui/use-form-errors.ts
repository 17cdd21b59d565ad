import { type RefObject, useRef, useState } from 'react';

export type FormErrors = Readonly<Record<string, string | undefined>>;

type FormState = {
  form: RefObject<HTMLFormElement | null>;
  /** What is wrong, by the name of the field. */
  errors: FormErrors;
  /** Shows the errors and focuses the first wrong field; returns whether there is one. The typed text stays. */
  refuse: (errors: FormErrors) => boolean;
};

/** What is wrong with a form's fields, shown beside them. */
export function useFormErrors(): FormState {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors>({});
  function refuse(next: FormErrors): boolean {
    const names = Object.keys(next).filter((name) => next[name] !== undefined);
    setErrors(next);
    const first = names[0] === undefined ? null : form.current?.elements.namedItem(names[0]);
    if (first instanceof HTMLElement) first.focus();
    return names.length > 0;
  }
  return { form, errors, refuse };
}

/** The text of a form's field; empty where there is none. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
