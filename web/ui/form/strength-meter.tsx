import type { PasswordStrength } from '#shared/passwords/password-strength.ts';
import { PASSWORD_STRENGTHS } from '#shared/passwords/password-strength.ts';
import { classNames } from '../class-names.ts';

const LOOKS: Readonly<Record<PasswordStrength, { readonly name: string; readonly bar: string }>> = {
  weak: { name: 'zayıf', bar: 'bg-red' },
  fair: { name: 'orta', bar: 'bg-amber-fill' },
  strong: { name: 'güçlü', bar: 'bg-green' },
};

type Props = { strength: PasswordStrength | undefined; advice: string | undefined };

/** The strength of a password, in words and as a bar of three parts; changed words are announced. */
export function StrengthMeter({ strength, advice }: Props) {
  const reached = strength ? PASSWORD_STRENGTHS.indexOf(strength) : -1;
  return (
    <div className={strength ? 'flex flex-col gap-1' : undefined}>
      {strength ? (
        <span aria-hidden="true" className="grid grid-cols-3 gap-1">
          {PASSWORD_STRENGTHS.map((level, index) => (
            <span
              key={level}
              className={classNames('h-1.5 rounded-full', index <= reached ? LOOKS[strength].bar : 'bg-line')}
            />
          ))}
        </span>
      ) : null}
      {/* Always rendered, so that screen readers also announce its first words. */}
      <p role="status" className="text-sm">
        {strength ? `Şifre gücü: ${LOOKS[strength].name}.` : ''}
        {strength && advice ? ` ${advice}` : ''}
      </p>
    </div>
  );
}
