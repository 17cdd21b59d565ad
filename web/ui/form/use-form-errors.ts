import { type RefObject, useRef, useState } from 'react';
/** What is wrong, by the name of the field. */
export type FormErrors = Readonly<Record<string, string | undefined>>;

type FormState = {
  form: RefObject<HTMLFormElement | null>;
  errors: FormErrors;
  /**
   * Shows what is wrong, moves the keyboard to the first wrong field, and returns whether anything is wrong. What was
   * typed stays.
   */
  refuse: (errors: FormErrors) => boolean;
  /** Replaces the error shown at one field while somebody corrects it; a field without an error stays as it is. */
  recheck: (name: string, error: string | undefined) => void;
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
  function recheck(name: string, error: string | undefined): void {
    if (errors[name] !== undefined) setErrors({ ...errors, [name]: error });
  }
  return { form, errors, refuse, recheck };
}

/** The text of a form's field; empty when the form has no such field. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
