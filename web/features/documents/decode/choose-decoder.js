// Served as it is (see decoders-url.ts): hands pdf.js the decoder it named, under the address the build gave that file.
const asked = new URL(import.meta.url).searchParams;
const isJpeg2000 = asked.get('name')?.includes('openjpeg');
const path = asked.get(isJpeg2000 ? 'openjpeg' : 'jbig2') ?? '';
const { default: instantiate } = await import(new URL(path, import.meta.url.replace(/\?.*/s, '')).href);

export default instantiate;
