import { ExpectedError } from '#server/platform/expected-error.ts';
import { MAX_WEBHOOKS } from '#shared/organisations/webhook-rules.ts';

/** Also for an endpoint of another organisation. */
export function webhookNotFound(): ExpectedError {
  return new ExpectedError(404, 'NOT_FOUND', 'Bu kurumun böyle bir webhook adresi yok.');
}

export function webhookMessageNotFound(): ExpectedError {
  return new ExpectedError(404, 'NOT_FOUND', 'Bu gönderim artık kayıtlı değil.');
}

export function tooManyWebhooks(): ExpectedError {
  const message = `Bir kurumun en çok ${MAX_WEBHOOKS} webhook adresi olabilir. Kullanmadığınız birini silin.`;
  return new ExpectedError(409, 'TOO_MANY_WEBHOOKS', message);
}

export function webhookAddressRefused(message: string): ExpectedError {
  return new ExpectedError(400, 'INVALID_PARAMETER', message, 'url');
}
