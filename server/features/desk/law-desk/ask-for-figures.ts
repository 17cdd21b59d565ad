import type { Deps } from '#server/deps.ts';
import { dayText } from '#shared/text/day-text.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';
import { listFigures } from './confirmed-figures.ts';

const SUBJECT = 'Peyda: kontrol edilecek yasal rakamlar';

/**
 * Mails the support address the legal figures that should be checked: those from a secondary source, near their last
 * day, or not confirmed for six months. For a job, once a month; sends nothing if none is in doubt or mail is not set
 * up.
 */
export async function askForFigures(
  deps: Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>,
): Promise<{ doubted: number }> {
  const doubted = (await listFigures(deps)).filter(({ doubt }) => doubt !== null);
  const to = deps.config.SUPPORT_EMAIL;
  if (doubted.length > 0 && to !== undefined && deps.mailer.isConfigured) {
    const lines = doubted.map(({ text, article, validUntil }) =>
      [`${article}: ${text}`, validUntil && `son gün ${dayText(validUntil)}`].filter(Boolean).join(', '),
    );
    const hint = 'Resmî Gazete’den kontrol edip masadaki “Yasal rakamlar” sayfasında onaylayın.';
    await deps.mailer.send({
      to,
      subject: SUBJECT,
      text: `${hint}\n\n${lines.join('\n')}\n`,
      html: `<p>${hint}</p><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`,
    });
  }
  return { doubted: doubted.length };
}
