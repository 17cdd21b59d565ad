import { strToU8, type Zippable, zipSync } from 'fflate';
import { Random } from '../market/random.ts';
import type { DocumentText } from './document-texts.ts';

/** A fixed date, so that the archives have the same bytes on every start. */
const MADE_AT = new Date('2026-11-02T09:00:00');

function zip(entries: Readonly<Record<string, Uint8Array>>, level: 0 | 6): Uint8Array {
  const zippable: Zippable = {};
  for (const [name, content] of Object.entries(entries)) zippable[name] = [content, { level, mtime: MADE_AT }];
  return zipSync(zippable);
}

export function makeArchive(pictures: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const note = 'Bu arşiv örnek veridir. İçinde satışa konu malın fotoğrafları bulunur.\r\n';
  return zip({ ...pictures, 'açıklama.txt': strToU8(`\uFEFF${note}`) }, 0);
}

/**
 * A document in the courts' own format: a ZIP whose `content.xml` contains the text as CDATA and the position of each
 * paragraph in it.
 */
export function makeUdf(document: DocumentText): Uint8Array {
  const lines = [document.title, ...document.sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])];
  let offset = 0;
  const elements = lines.map((text, index) => {
    const length = text.length + 1;
    const alignment = index === 0 ? 1 : 3;
    const element = `<paragraph Alignment="${alignment}"><content${index === 0 ? ' bold="true"' : ''} startOffset="${offset}" length="${length}" /></paragraph>`;
    offset += length;
    return element;
  });
  const xml = [
    '<?xml version="1.0" encoding="UTF-8" ?>',
    '<template format_id="1.8">',
    `<content><![CDATA[${lines.map((text) => `${text}\n`).join('')}]]></content>`,
    '<properties><pageFormat mediaSizeName="1" leftMargin="70.85" rightMargin="70.85" topMargin="70.85" bottomMargin="70.85" paperOrientation="1" headerFOffset="20.0" footerFOffset="20.0" /></properties>',
    `<elements resolver="hvl-default">${elements.join('')}</elements>`,
    '<styles><style name="default" description="Geçerli" family="Dialog" size="12" bold="false" italic="false" /><style name="hvl-default" family="Times New Roman" size="12" description="Gövde" /></styles>',
    '</template>',
  ].join('\n');
  return zip(
    {
      'content.xml': strToU8(xml),
      'documentproperties.xml': strToU8('<?xml version="1.0" encoding="UTF-8"?><properties />'),
    },
    6,
  );
}

/** A file in a format that no viewer supports. */
export function makeUnknownFile(): Uint8Array {
  const random = new Random(7);
  return Uint8Array.from({ length: 6_144 }, () => random.int(0, 255));
}
