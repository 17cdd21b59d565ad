import { strToU8, zipSync } from 'fflate';

/** Makes a UDF from lines; lines that begin with `||` are table rows, which the format stores as text positions. */
export function udfOfLines(lines: string): Uint8Array {
  let [text, elements] = ['', ''];
  const paragraph = (words: string) => {
    const place = `startOffset="${text.length}" length="${words.length + 1}"`;
    text += `${words}\n`;
    return `<paragraph Alignment="0"><content ${place} /></paragraph>`;
  };
  let isInTable = false;
  for (const line of lines.trimEnd().split('\n')) {
    const isRow = line.startsWith('|| ');
    if (isRow !== isInTable) elements += isRow ? '<table tableName="Sabit" border="borderCell">' : '</table>';
    isInTable = isRow;
    const cells = isRow
      ? line
          .slice(3)
          .split(' | ')
          .map((cell) => `<cell>${paragraph(cell)}</cell>`)
      : [];
    elements += isRow ? `<row rowName="row1" rowType="dataRow">${cells.join('')}</row>` : paragraph(line);
  }
  return udfOf(text, '', isInTable ? `${elements}</table>` : elements);
}

/** A UDF as the courts' editor saves it, without its signature. */
export function udfOf(text: string, data = '', elements = ''): Uint8Array {
  const content = `<?xml version="1.0" encoding="UTF-8" ?><template format_id="1.8"><content><![CDATA[${text}]]></content><properties/><elements>${elements}</elements><styles/>${data}</template>`;
  return zipSync({ 'documentproperties.xml': strToU8('<properties/>'), 'content.xml': strToU8(content) });
}
