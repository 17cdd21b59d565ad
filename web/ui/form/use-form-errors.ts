import { type RefObject, useRef, useState } from 'react';
import { type FieldRule, fieldFault } from '#shared/field-rules/field-rule.ts';
import { ApiError } from '#web/platform/api-client.ts';
import { showFailure } from '../toasts/toast-failure.ts';

/** Error messages by the name of the field. */
export type FormErrors = Readonly<Record<string, string | undefined>>;

type FormState = {
  form: RefObject<HTMLFormElement | null>;
  errors: FormErrors;
  /** Shows the errors, focuses the first wrong field, and returns whether there are any. The typed text is kept. */
  refuse: (errors: FormErrors) => boolean;
  /**
   * Shows the server's error beside its field. `fieldOf` maps the call's field names to the form's. False if the form
   * has no such field, or if there is no such error.
   */
  refuseAnswer: (error: unknown, fieldOf?: Readonly<Record<string, string>>) => boolean;
  /** Handles a failed call: shows the server's error beside its field, otherwise a toast with this title. */
  orToast: (title: string) => (error: unknown) => void;
  /** Replaces the error shown beside a field while it is being corrected; a field without an error doesn't change. */
  recheck: (name: string, error: string | undefined) => void;
};

/** The errors of a form's fields, shown beside them. */
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
  function refuseAnswer(error: unknown, fieldOf: Readonly<Record<string, string>> = {}): boolean {
    const { field, message } = (error instanceof ApiError && error.server) || {};
    if (field === undefined) return false;
    const name = fieldOf[field] ?? field;
    return form.current?.elements.namedItem(name) ? refuse({ [name]: message }) : false;
  }
  const orToast = (title: string) => (error: unknown) => {
    if (!refuseAnswer(error)) showFailure(title, error);
  };
  function recheck(name: string, error: string | undefined): void {
    if (errors[name] !== undefined) setErrors({ ...errors, [name]: error });
  }
  return { form, errors, refuse, refuseAnswer, orToast, recheck };
}

/** The text of a form's field; empty if the form has no such field. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** The errors of a form's fields according to their rules. */
export function fieldFaults(rules: Readonly<Record<string, FieldRule>>, data: FormData): FormErrors {
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, fieldFault(rule, textOf(data, name))]));
}
