import { type RefObject, useRef, useState } from 'react';
import { type FieldRule, fieldFault } from '#shared/field-rules/field-rule.ts';
import { ApiError } from '#web/platform/api-client.ts';
import { showFailure } from '../toasts/toast-failure.ts';

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
  /**
   * Shows what the server refused, at its field. `fieldOf` names the form's field where the call has another name.
   * False where the form has no such field, or where nothing was refused.
   */
  refuseAnswer: (error: unknown, fieldOf?: Readonly<Record<string, string>>) => boolean;
  /** What a failed call does: it shows what the server refused at its field, or else a toast with this title. */
  orToast: (title: string) => (error: unknown) => void;
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

/** The text of a form's field; empty when the form has no such field. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** What is wrong with a form's fields, by their rules. */
export function fieldFaults(rules: Readonly<Record<string, FieldRule>>, data: FormData): FormErrors {
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, fieldFault(rule, textOf(data, name))]));
}
