import { START_VIEW } from '#shared/analysis/start-view.ts';

/** The request body of each example, by the path of its call. */
const BODIES: Readonly<Record<string, object>> = {
  '/api/v1/analysis': { view: { ...START_VIEW, set: { kind: 'search', parameters: 'city=Ankara&category=1' } } },
};
/** The query string of each example, by the path of its call; without an entry the example has no parameters. */
const QUERIES: Readonly<Record<string, string>> = {
  '/api/v1/properties': 'limit=10',
  '/api/v1/properties/search': 'city=Ankara&maxPrice=2000000&page=1',
  '/api/v1/properties/search-ai': `query=${encodeURIComponent('ankarada bahçeli ev')}`,
  '/api/v1/properties/suggestions': 'query=ank',
};
/** The placeholder in examples for the id of one of the reader's reports. */
export const EXAMPLE_REPORT = '3f1c9a52-7d0e-4b8a-9c61-0a2b4d6e8f10';

/** `lines`: one JSON text per line, read line by line; `file`: bytes to save. */
export type AnswerShape = 'json' | 'lines' | 'file';
type Sampled = { readonly origin: string; readonly shape: AnswerShape };
type Sample = { readonly lang: string; readonly label: string; readonly source: string };

/** Examples of a call in the three languages of the reference; the key is in the variable `PEYDA_KEY`. */
export function codeSamples(method: string, path: string, { origin, shape }: Sampled): Sample[] {
  const body = BODIES[path];
  if ((method === 'get') !== (body === undefined)) throw new Error(`${path} has no example of what it is sent.`);
  const query = QUERIES[path];
  const plainPath = path
    .replace('/reports/{id}', `/reports/${EXAMPLE_REPORT}`)
    .replace('{after}', '2')
    .replace(/\{\w+\}/g, '1');
  const url = `${origin}${plainPath}${query === undefined ? '' : `?${query}`}`;
  const call = { url, shape, body };
  return [
    { lang: 'Shell', label: 'curl', source: curl(call) },
    { lang: 'TypeScript', label: 'TypeScript', source: typescript(call) },
    { lang: 'Python', label: 'Python', source: python(call) },
  ];
}

type Call = { readonly url: string; readonly shape: AnswerShape; readonly body: object | undefined };

function curl({ url, shape, body }: Call): string {
  const sent = body ? `-H "Content-Type: application/json" -d '${JSON.stringify(body)}' ` : '';
  return `curl -H "Authorization: Bearer $PEYDA_KEY" ${sent}${shape === 'file' ? '-OJ ' : ''}"${url}"`;
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

function typescript({ url, shape, body }: Call): string {
  const imports = shape === 'file' ? `import { writeFile } from 'node:fs/promises';\n\n` : '';
  const type = body ? ", 'content-type': 'application/json'" : '';
  const sent = body ? `\n  method: 'POST',\n  body: JSON.stringify(${JSON.stringify(body)}),` : '';
  return `${imports}const answer = await fetch('${url}', {
  headers: { authorization: \`Bearer \${process.env.PEYDA_KEY}\`${type} },${sent}
});
${TYPESCRIPT_BODIES[shape]}`;
}

const PYTHON_BODIES: Readonly<Record<AnswerShape, string>> = {
  json: '    print(json.load(answer))',
  lines: '    for line in answer:\n        print(json.loads(line))',
  file: '    with open("rapor", "wb") as file:\n        file.write(answer.read())',
};

function python({ url, shape, body }: Call): string {
  const imports = shape === 'file' ? 'os, urllib.request' : 'json, os, urllib.request';
  const type = body ? ', "Content-Type": "application/json"' : '';
  const sent = body ? `, data=json.dumps(${pythonValue(body)}).encode()` : '';
  return `import ${imports}

request = urllib.request.Request("${url}", headers={"Authorization": "Bearer " + os.environ["PEYDA_KEY"]${type}}${sent})
with urllib.request.urlopen(request, timeout=30) as answer:
${PYTHON_BODIES[shape]}`;
}

/** JSON as Python writes it; no text in it may contain `true`, `false` or `null`. */
function pythonValue(value: object): string {
  const words: Readonly<Record<string, string>> = { null: 'None', true: 'True', false: 'False' };
  return JSON.stringify(value).replace(/\b(?:null|true|false)\b/g, (word) => words[word] ?? word);
}
