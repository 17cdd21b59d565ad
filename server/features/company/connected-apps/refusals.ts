import { SCOPE_MISSING } from '#server/features/company/api-keys/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { APP_REQUEST_MINUTES, MAX_OWN_APPS } from '#shared/organisations/app-rules.ts';
import { KEY_SCOPES, type KeyScope } from '#shared/organisations/key-scopes.ts';

export function requestInvalid(): ExpectedError {
  const message = `Bu bağlantı isteği geçersiz ya da ${APP_REQUEST_MINUTES} dakikalık süresi doldu. Uygulamanıza dönüp bağlanmayı yeniden başlatın.`;
  return new ExpectedError(400, 'APP_REQUEST_INVALID', message);
}

export function requestAnswered(): ExpectedError {
  const message = 'Bu bağlantı isteği daha önce yanıtlandı. Gerekirse uygulamanızdan yeniden başlatın.';
  return new ExpectedError(409, 'APP_REQUEST_ANSWERED', message);
}

export function tooManyApps(): ExpectedError {
  const message = `Bir kurumda en çok ${MAX_OWN_APPS} uygulama bağlayabilirsiniz. Kullanmadığınız birinin bağlantısını kesin.`;
  return new ExpectedError(409, 'TOO_MANY_APPS', message);
}

/** Also for a connection of another organisation, and for a colleague's if the member does not manage them. */
export function connectionNotFound(): ExpectedError {
  return new ExpectedError(404, 'NOT_FOUND', 'Bu kurumda böyle bir bağlantı yok.');
}

/** The same error for an unknown, used or expired token, so that nobody learns which tokens existed. */
export function tokenInvalid(): ExpectedError {
  const message = 'Uygulamanın bağlantısı sona ermiş ya da yenilenmesi gerekiyor.';
  return new ExpectedError(401, 'TOKEN_INVALID', message);
}

export function planOfAppOver(): ExpectedError {
  const message = 'Kurumun planı sona erdi; bağlı uygulamalar plan uzatılınca yeniden çalışır.';
  return new ExpectedError(403, 'ORGANISATION_OVER', message);
}

export function scopeNotAllowed(scope: KeyScope): ExpectedError {
  const message = `Uygulamaya “${KEY_SCOPES[scope].name}” izni (${scope}) verilmemiş.`;
  return new ExpectedError(403, SCOPE_MISSING, message);
}
