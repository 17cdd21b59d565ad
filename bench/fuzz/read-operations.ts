import { z } from 'zod';

/** A JSON schema in OpenAPI, only as far as values are generated from it. */
export type JsonSchema = {
  readonly type?: string | readonly string[] | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly pattern?: string | undefined;
  readonly format?: string | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly properties?: Readonly<Record<string, JsonSchema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: JsonSchema | undefined;
  readonly anyOf?: readonly JsonSchema[] | undefined;
};

const schemaSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.looseObject({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    pattern: z.string().optional(),
    format: z.string().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    properties: z.record(z.string(), schemaSchema).optional(),
    required: z.array(z.string()).optional(),
    items: schemaSchema.optional(),
    anyOf: z.array(schemaSchema).optional(),
  }),
);

const parameterSchema = z.object({ name: z.string(), in: z.enum(['path', 'query']), schema: schemaSchema });
/** Content that is not JSON, such as a file, is not checked. */
const contentSchema = z.object({
  'application/json': z.object({ schema: schemaSchema }).optional(),
  'text/event-stream': z.unknown().optional(),
});
const operationSchema = z.object({
  parameters: z.array(parameterSchema).default([]),
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(z.string(), z.object({ content: contentSchema.optional() })),
});
const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) });

/** A call of the API according to its document: its parameters, and the body of each possible status. */
export type Operation = {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly z.infer<typeof parameterSchema>[];
  readonly body: JsonSchema | undefined;
  readonly answers: ReadonlyMap<number, JsonSchema | undefined>;
};

type DescribedOperation = z.infer<typeof operationSchema>;
/** Streams never end, so they are not fuzzed; they have separate tests. */
const isStream = ({ responses }: DescribedOperation) =>
  Object.values(responses).some(({ content }) => content?.['text/event-stream'] !== undefined);

/** Reads every operation of an OpenAPI document that is not a stream; throws if the document is invalid or has none. */
export function readOperations(document: unknown): Operation[] {
  const operations = Object.entries(documentSchema.parse(document).paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => !isStream(operation))
      .map(([method, { parameters, requestBody, responses }]) => ({
        method: method.toUpperCase(),
        path,
        parameters,
        body: requestBody?.content['application/json']?.schema,
        answers: new Map(
          Object.entries(responses).map(([status, { content }]) => [
            Number(status),
            content?.['application/json']?.schema,
          ]),
        ),
      })),
  );
  if (operations.length === 0) throw new Error('The OpenAPI document names no operation.');
  return operations;
}
