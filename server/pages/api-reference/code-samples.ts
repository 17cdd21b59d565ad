/** What an example asks for, by the path of its call; without an entry its parameters are left out. */
const QUERIES: Readonly<Record<string, string>> = {
  '/api/v1/properties': 'limit=10',
  '/api/v1/properties/search': 'city=Ankara&maxPrice=2000000&page=1',
  '/api/v1/properties/search-ai': `query=${encodeURIComponent('ankarada bahçeli ev')}`,
  '/api/v1/properties/suggestions': 'query=ank',
};
/** Stands in the examples for a report of the reader's. */
export const EXAMPLE_REPORT = '3f1c9a52-7d0e-4b8a-9c61-0a2b4d6e8f10';

/** `lines`: a JSON text in each line, as it comes; `file`: bytes to be kept. */
export type AnswerShape = 'json' | 'lines' | 'file';
type Sampled = { readonly origin: string; readonly shape: AnswerShape };
type Sample = { readonly lang: string; readonly label: string; readonly source: string };

/** Examples of a call that reads, in the three languages of the reference; the key is in the variable `PEYDA_KEY`. */
export function codeSamples(method: string, path: string, { origin, shape }: Sampled): Sample[] {
  if (method !== 'get') return [];
  const query = QUERIES[path];
  const plainPath = path
    .replace('/reports/{id}', `/reports/${EXAMPLE_REPORT}`)
    .replace('{after}', '2')
    .replace(/\{\w+\}/g, '1');
  const url = `${origin}${plainPath}${query === undefined ? '' : `?${query}`}`;
  const curl = `curl -H "Authorization: Bearer $PEYDA_KEY" ${shape === 'file' ? '-OJ ' : ''}"${url}"`;
  return [
    { lang: 'Shell', label: 'curl', source: curl },
    { lang: 'TypeScript', label: 'TypeScript', source: typescript(url, shape) },
    { lang: 'Python', label: 'Python', source: python(url, shape) },
  ];
}

const TYPESCRIPT_BODIES: Readonly<Record<AnswerShape, string>> = {
  json: `const body = await answer.json();
if (!answer.ok) throw new Error(\`\${answer.status} \${body.code}: \${body.message}\`);
console.log(body);`,
  lines: `if (!answer.ok) throw new Error(\`\${answer.status} \${await answer.text()}\`);
let rest = '';
for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) {
  const lines = (rest + part).split('\\n');
  rest = lines.pop() ?? '';
  for (const line of lines) console.log(JSON.parse(line));
}`,
  file: `if (!answer.ok) throw new Error(\`\${answer.status} \${await answer.text()}\`);
const bytes = new Uint8Array(await answer.arrayBuffer());
await writeFile('rapor', bytes);
console.log({ bytes: bytes.length });`,
};

function typescript(url: string, shape: AnswerShape): string {
  const imports = shape === 'file' ? `import { writeFile } from 'node:fs/promises';\n\n` : '';
  return `${imports}const answer = await fetch('${url}', {
  headers: { authorization: \`Bearer \${process.env.PEYDA_KEY}\` },
});
${TYPESCRIPT_BODIES[shape]}`;
}

const PYTHON_BODIES: Readonly<Record<AnswerShape, string>> = {
  json: '    print(json.load(answer))',
  lines: '    for line in answer:\n        print(json.loads(line))',
  file: '    with open("rapor", "wb") as file:\n        file.write(answer.read())',
};

const python = (url: string, shape: AnswerShape) => `import ${shape === 'file' ? '' : 'json, '}os, urllib.request

request = urllib.request.Request("${url}", headers={"Authorization": "Bearer " + os.environ["PEYDA_KEY"]})
with urllib.request.urlopen(request, timeout=30) as answer:
${PYTHON_BODIES[shape]}`;
