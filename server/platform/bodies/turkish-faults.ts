import { z } from 'zod';

type Fault = Parameters<z.core.$ZodErrorMap>[0];

const TYPES: Readonly<Record<string, string>> = {
  string: 'bir metin',
  number: 'bir sayı',
  int: 'bir tam sayı',
  boolean: 'true ya da false',
  array: 'bir liste',
  object: 'bir nesne',
  record: 'bir nesne',
  null: 'boş',
};
const MOST_CHOICES = 20;

/** Sets Turkish error messages for invalid input (D26), for schemas without their own message. */
export function wordFaultsInTurkish(): void {
  z.config({ customError: turkishFault });
}

function turkishFault(fault: Fault): string {
  const what = fault.path && fault.path.length > 0 ? fault.path.join('.') : 'İstek gövdesi';
  switch (fault.code) {
    case 'invalid_type':
      return fault.input === undefined
        ? `${what} eksik.`
        : `${what} ${TYPES[fault.expected] ?? 'başka türde'} olmalıdır.`;
    case 'invalid_value':
      if (fault.input === undefined) return `${what} eksik.`;
      return fault.values.length > MOST_CHOICES
        ? `${what} bilinen değerlerden biri olmalıdır.`
        : `${what} şunlardan biri olmalıdır: ${fault.values.map(String).join(', ')}.`;
    case 'too_small':
      return limitSentence(what, 'en az', fault.origin, fault.minimum);
    case 'too_big':
      return limitSentence(what, 'en çok', fault.origin, fault.maximum);
    case 'unrecognized_keys':
      return `${what} bilinmeyen alan içeriyor: ${fault.keys.join(', ')}.`;
    default:
      return `${what} geçersiz.`;
  }
}

function limitSentence(what: string, limit: string, origin: string, figure: number | bigint): string {
  if (origin === 'string') return `${what} ${limit} ${figure} karakter olmalıdır.`;
  if (origin === 'array' || origin === 'set') return `${what} ${limit} ${figure} öğe içermelidir.`;
  return `${what} ${limit} ${figure} olmalıdır.`;
}
