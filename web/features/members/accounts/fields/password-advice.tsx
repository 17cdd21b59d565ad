import { useEffect, useState } from 'react';
import { PASSWORD_KNOWN, PASSWORD_LENGTH } from '#shared/account-rules.ts';
import { passwordStrength } from '#shared/passwords/password-strength.ts';
import { StrengthMeter } from '#web/ui/form/strength-meter.tsx';

const LONGER = 'Daha uzun bir şifre öneririz; birkaç kelimeyi yan yana yazmak iyi bir yoldur.';

/** Shows how strong the typed password is, and warns of one known from breaches (D48). */
export function PasswordAdvice({ password }: { password: string }) {
  const [knownOne, setKnownOne] = useState<string>();
  const isLongEnough = password.length >= PASSWORD_LENGTH.min;
  useEffect(() => {
    if (!isLongEnough) return;
    let isCurrent = true;
    // The list is loaded once somebody types a password, and is searched only in this browser. Without it there is no
    // warning.
    import('#shared/passwords/known-passwords.ts')
      .then(({ isKnownPassword }) => isKnownPassword(password))
      .then(
        (isKnown) => isCurrent && setKnownOne(isKnown ? password : undefined),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [password, isLongEnough]);
  const isKnown = isLongEnough && knownOne === password;
  const strength = isLongEnough ? passwordStrength(password, isKnown) : undefined;
  const advice = isKnown ? PASSWORD_KNOWN : strength === 'strong' ? undefined : LONGER;
  return <StrengthMeter strength={strength} advice={advice} />;
}
