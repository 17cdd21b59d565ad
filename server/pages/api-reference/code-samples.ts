/** What an example asks for, by the path of its call; without an entry its parameters are left out. */
const QUERIES: Readonly<Record<string, string>> = {
  '/api/v1/properties': 'limit=10',
  '/api/v1/properties/search': 'city=Ankara&maxPrice=2000000&page=1',
  '/api/v1/properties/search-ai': `query=${encodeURIComponent('ankarada bahçeli ev')}`,
  '/api/v1/properties/suggestions': 'query=ank',
};

type Sampled = {
  readonly origin: string;
  /** The answer comes line by line, each a JSON text of its own. */
  readonly isLines: boolean;
};
type Sample = { readonly lang: string; readonly label: string; readonly source: string };

/** Examples of a call that reads, in the three languages of the reference; the key is in the variable `PEYDA_KEY`. */
export function codeSamples(method: string, path: string, { origin, isLines }: Sampled): Sample[] {
  if (method !== 'get') return [];
  const query = QUERIES[path];
  const plainPath = path.replace('{after}', '2').replace(/\{\w+\}/g, '1');
  const url = `${origin}${plainPath}${query === undefined ? '' : `?${query}`}`;
  const curl = `curl -H "Authorization: Bearer $PEYDA_KEY" "${url}"`;
  return [
    { lang: 'Shell', label: 'curl', source: curl },
    { lang: 'TypeScript', label: 'TypeScript', source: typescript(url, isLines) },
    { lang: 'Python', label: 'Python', source: python(url, isLines) },
  ];
}

const typescript = (url: string, isLines: boolean) => `const answer = await fetch('${url}', {
  headers: { authorization: \`Bearer \${process.env.PEYDA_KEY}\` },
});
${isLines ? LINES_OF_TYPESCRIPT : BODY_OF_TYPESCRIPT}`;

const BODY_OF_TYPESCRIPT = `const body = await answer.json();
if (!answer.ok) throw new Error(\`\${answer.status} \${body.code}: \${body.message}\`);
console.log(body);`;

const LINES_OF_TYPESCRIPT = `if (!answer.ok) throw new Error(\`\${answer.status} \${await answer.text()}\`);
let rest = '';
for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) {
  const lines = (rest + part).split('\\n');
  rest = lines.pop() ?? '';
  for (const line of lines) console.log(JSON.parse(line));
}`;

const python = (url: string, isLines: boolean) => `import json, os, urllib.request

request = urllib.request.Request("${url}", headers={"Authorization": "Bearer " + os.environ["PEYDA_KEY"]})
with urllib.request.urlopen(request, timeout=30) as answer:
${isLines ? '    for line in answer:\n        print(json.loads(line))' : '    print(json.load(answer))'}`;
