import { type Company, shownParticular } from '#shared/company.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import { FIGURES } from './figures.ts';

/** A name for which a text asks: `{{name}}`. */
const MARK = /\{\{([a-zçğıöşü0-9-]+)\}\}/gu;

/** What is known of who runs the site, by the name under which texts ask for it. */
function particularsOf(company: Company): Readonly<Record<string, string>> {
  return {
    unvan: shownParticular(company, 'name'),
    adres: shownParticular(company, 'address'),
    mersis: shownParticular(company, 'mersis'),
    kep: shownParticular(company, 'kep'),
    'destek-eposta': shownParticular(company, 'supportEmail'),
    'destek-telefon': shownParticular(company, 'supportPhone'),
    'kvkk-eposta': shownParticular(company, 'privacyEmail'),
    // Stands beside e-mail alerts as long as the site sends no mail (D8).
    yakinda: company.sendsMail ? '' : ' (Yakında)',
  };
}

/** A text of the build as HTML, with particulars and figures put in. An unknown mark stays as it is. */
export function fillHtml(html: string, company: Company): string {
  const values = { ...FIGURES, ...particularsOf(company) };
  return html.replace(MARK, (mark, name: string) => escapeHtml(values[name] ?? mark));
}

/** The same for plain text, which is escaped where it is shown. */
export function fillText(text: string, company: Company): string {
  const values = { ...FIGURES, ...particularsOf(company) };
  return text.replace(MARK, (mark, name: string) => values[name] ?? mark);
}

/** Puts in the figures only, for uses that need no particulars of the company. */
export function fillFigures(text: string): string {
  return text.replace(MARK, (mark, name: string) => FIGURES[name] ?? mark);
}
