import type { ApiCalls } from '#shared/calls/api-calls.gen.ts';
import { addressQuery } from '#shared/text/address-query.ts';

export type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** A path of the API as its route is written: `/api/properties/:id`. */
type Template = keyof ApiCalls;

/** The templates that support a verb. */
type TemplateOf<V extends Verb> = { [T in Template]: ApiCalls[T] extends Record<V, unknown> ? T : never }[Template];
type CallOf<V extends Verb, T> = T extends Template
  ? ApiCalls[T] extends Record<V, infer Call>
    ? Call
    : never
  : never;
/** The templates whose response to a verb is JSON; all others return files, pages and streams. */
type JsonTemplate<V extends Verb> = {
  [T in TemplateOf<V>]: CallOf<V, T> extends { answer: unknown } ? T : never;
}[TemplateOf<V>];
type FileTemplate = Exclude<TemplateOf<'GET'>, JsonTemplate<'GET'>>;

/** Numbers are sent as text. */
type AsText<F> = { [Name in keyof F]: F[Name] | (string extends F[Name] ? number : never) };
/** The values of a template: its path parameters and its query parameters. */
type Filling<T> = T extends Template
  ? ApiCalls[T] extends { filled: infer F }
    ? AsText<F>
    : Record<never, never>
  : never;
/** A template without required parameters, which is already a path. */
type Whole<T> = T extends Template ? (Record<never, never> extends Filling<T> ? T : never) : never;

declare const TEMPLATE: unique symbol;
/** A path built from a template; its type contains the template. */
type FilledPath<T> = string & { readonly [TEMPLATE]: T };
/** A path of one of the templates. */
export type PathOf<T> = Whole<T> | FilledPath<T>;
type MadeOf<P> = P extends FilledPath<infer T> ? T : P;

/** A path whose response to a verb is JSON. */
export type JsonPath<V extends Verb> = PathOf<JsonTemplate<V>>;
/** A path that returns a file, a text or a stream. */
export type FilePath = PathOf<FileTemplate>;
/** A path that accepts a file. */
export type UploadPath = PathOf<
  { [T in JsonTemplate<'POST'>]: CallOf<'POST', T> extends { body: unknown } ? never : T }[JsonTemplate<'POST'>]
>;
/** The response of a call. */
export type AnswerOf<V extends Verb, P> = CallOf<V, MadeOf<P>> extends { answer: infer Answer } ? Answer : never;
/** The body of a call. */
export type BodyOf<V extends Verb, P> = CallOf<V, MadeOf<P>> extends { body: infer Body } ? Body : undefined;

/** Fills the parameters of a template, `/api/properties/:id`; all other values become query parameters. */
export function apiPath<const T extends Template>(template: T, filling: Filling<T>): FilledPath<T> {
  const left: Record<string, unknown> = { ...filling };
  const path = template.replace(/:(\w+)/g, (_part, name: string) => {
    const { [name]: value } = left;
    delete left[name];
    return encodeURIComponent(String(value));
  });
  // Safe: the text was just built from this template.
  return `${path}${addressQuery(left)}` as FilledPath<T>;
}
