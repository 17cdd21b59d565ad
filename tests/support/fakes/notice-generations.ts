/** The facts of a court notice, for the layouts of several generations. */
export type NoticeFacts = {
  readonly office: string;
  readonly file: string;
  readonly place: string;
  readonly price: string;
  /** Printed text instead of `yyyy-mm-dd`: `26/11/2026 10:00`. */
  readonly first: readonly [start: string, end: string];
  readonly second: readonly [start: string, end: string];
};

/** Since 2022: a table of labels and values under the heading of the electronic sale. */
export function tableNotice({ office, file, place, price, first, second }: NoticeFacts): string {
  const rows = [
    ['Özellikleri', place],
    ['Kıymeti', `${price} TL`],
    ['KDV Oranı', '%20'],
    ['1. Artırma', `Başlangıç: ${first[0]} - Bitiş: ${first[1]}`],
    ['2. Artırma', `Başlangıç: ${second[0]} - Bitiş: ${second[1]}`],
  ];
  const cells = rows.map(([label, value]) => `<tr><td><b>${label}</b></td><td>&nbsp;: ${value}</td></tr>`).join('');
  return `<div style="text-align:center"><p>T.C.<br>${office}<br>${file}</p><p>TAŞINMAZIN ELEKTRONİK SATIŞ ORTAMINDA AÇIK ARTIRMA İLANI</p></div><table><tbody>${cells}</tbody></table>`;
}

/** Before Law 7343: paragraphs, a hall and an hour, `Satış Günü`. */
export function paragraphNotice({ office, file, place, price, first, second }: NoticeFacts): string {
  return `<p>T.C.</p><p>${office}</p><p>${file}</p><p>TAŞINMAZIN AÇIK ARTIRMA İLANI</p><p>1 NO'LU TAŞINMAZIN<br />&Ouml;zellikleri : ${place}</p><p>Kıymeti : ${price} TL</p><p>1. Satış Günü : ${first[1]}</p><p>2. Satış Günü : ${second[1]}</p>`;
}

/** A table flattened into running text, without any tag except the paragraph's. */
export function runningNotice({ office, file, place, price, first, second }: NoticeFacts): string {
  return `<p>${office} ${file} TAŞINMAZIN AÇIK ARTIRMA İLANI Özellikleri: ${place} Kıymeti: ${price} TL 1. İhale Tarihi: ${first[0]} - ${first[1]} 2. İhale Tarihi: ${second[0]} - ${second[1]}</p>`;
}
