import { ExpectedError } from '#server/platform/expected-error.ts';

/** Also for an organisation that the caller does not belong to: nobody learns which ones there are. */
export function unknownOrganisation(): ExpectedError {
  return new ExpectedError(404, 'NOT_FOUND', 'Böyle bir kurum yok ya da üyesi değilsiniz.');
}

export function unknownPerson(): ExpectedError {
  return new ExpectedError(404, 'NOT_FOUND', 'Bu kişi kurumda değil.');
}

export function roleTooLow(): ExpectedError {
  return new ExpectedError(403, 'ORGANISATION_ROLE', 'Kurumdaki rolünüz buna yetmiyor.');
}

export function planOver(): ExpectedError {
  const message = 'Kurumun planı sona erdi. Uzatmak için iletişim sayfasından bize yazın.';
  return new ExpectedError(409, 'ORGANISATION_OVER', message);
}

export function seatsFull(): ExpectedError {
  const message = 'Kurumun bütün yerleri dolu. Bir kişiyi ya da daveti çıkarın ya da yer artırmak için bize yazın.';
  return new ExpectedError(409, 'SEATS_FULL', message);
}

export function lastOwner(): ExpectedError {
  const message = 'Kurumun tek sahibi bu kişi. Önce başka birini sahip yapın.';
  return new ExpectedError(409, 'LAST_OWNER', message);
}
