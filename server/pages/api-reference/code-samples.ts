/** What an example asks for, by the path of its call; without an entry its parameters are left out. */
const QUERIES: Readonly<Record<string, string>> = {
  '/api/v1/properties': 'limit=10',
  '/api/v1/properties/search': 'city=Ankara&maxPrice=2000000&page=1',
  '/api/v1/properties/search-ai': `query=${encodeURIComponent('ankarada bahçeli ev')}`,
  '/api/v1/properties/suggestions': 'query=ank',
};

/** Examples of a call that reads, in the three languages of the reference; the key is in the variable `PEYDA_KEY`. */
export function codeSamples(
  method: string,
  path: string,
  origin: string,
): { lang: string; label: string; source: string }[] {
  if (method !== 'get') return [];
  const query = QUERIES[path];
  const url = `${origin}${path.replace(/\{\w+\}/g, '1')}${query === undefined ? '' : `?${query}`}`;
  return [
    { lang: 'Shell', label: 'curl', source: `curl -H "Authorization: Bearer $PEYDA_KEY" "${url}"` },
    { lang: 'TypeScript', label: 'TypeScript', source: typescript(url) },
    { lang: 'Python', label: 'Python', source: python(url) },
  ];
}

const typescript = (url: string) => `const answer = await fetch('${url}', {
  headers: { authorization: \`Bearer \${process.env.PEYDA_KEY}\` },
});
const body = await answer.json();
if (!answer.ok) throw new Error(\`\${answer.status} \${body.code}: \${body.message}\`);
console.log(body);`;

const python = (url: string) => `import json, os, urllib.request

request = urllib.request.Request("${url}", headers={"Authorization": "Bearer " + os.environ["PEYDA_KEY"]})
with urllib.request.urlopen(request, timeout=30) as answer:
    print(json.load(answer))`;
