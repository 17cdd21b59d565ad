import { ExpectedError } from '#server/platform/expected-error.ts';
import { KEY_SCOPES, type KeyScope, MAX_LIVING_KEYS } from '#shared/organisations/key-scopes.ts';

/** The same error for a missing, unknown, revoked or expired key, so that nobody learns which keys existed. */
export function unknownKey(): ExpectedError {
  const message = 'Geçerli bir API anahtarı gönderin: “Authorization: Bearer pyd_…”.';
  return new ExpectedError(401, 'KEY_INVALID', message);
}

export function addressNotAllowed(): ExpectedError {
  return new ExpectedError(403, 'KEY_ADDRESS', 'Bu anahtar çağrının geldiği adresten kullanılamaz.');
}

export function organisationPlanOver(): ExpectedError {
  const message = 'Kurumun planı sona erdi; anahtarları plan uzatılınca yeniden çalışır.';
  return new ExpectedError(403, 'ORGANISATION_OVER', message);
}

/** The error code when the key lacks the required scope. */
export const SCOPE_MISSING = 'KEY_SCOPE';

export function scopeMissing(scope: KeyScope): ExpectedError {
  const message = `Anahtarın “${KEY_SCOPES[scope].name}” yetkisi (${scope}) yok.`;
  return new ExpectedError(403, SCOPE_MISSING, message);
}

/** Also for a key of another organisation. */
export function keyNotFound(): ExpectedError {
  return new ExpectedError(404, 'NOT_FOUND', 'Bu kurumun böyle bir anahtarı yok.');
}

export function tooManyKeys(): ExpectedError {
  const message = `Bir kurumun en çok ${MAX_LIVING_KEYS} anahtarı olabilir. Kullanmadığınız birini iptal edin.`;
  return new ExpectedError(409, 'TOO_MANY_KEYS', message);
}
