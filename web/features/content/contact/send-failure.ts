import { CONTACT_FIELDS, type ContactField } from '#shared/contact-rules.ts';
import { ApiError, ConnectionError } from '#web/platform/api-client.ts';

type Failure = { message: string; faults: Partial<Record<ContactField, string>> };

/** Why a message did not go out, in a sentence, and the field that is to blame where one is. */
export function describeSendFailure(error: unknown): Failure {
  if (error instanceof ConnectionError) return { message: `Mesajınız gönderilemedi. ${error.message}.`, faults: {} };
  const answer = error instanceof ApiError ? error.server : undefined;
  const field = CONTACT_FIELDS.find((name) => name === answer?.field);
  return {
    message: `Mesajınız gönderilemedi. ${answer?.message ?? 'Biraz sonra yeniden deneyin.'}`,
    faults: field && answer ? { [field]: answer.message } : {},
  };
}
