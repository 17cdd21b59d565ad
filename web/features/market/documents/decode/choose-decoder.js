// Served unchanged (see decoders-url.ts): loads the decoder that pdf.js names, from the address that the build gave it.
const asked = new URL(import.meta.url).searchParams;
const isJpeg2000 = asked.get('name')?.includes('openjpeg');
const path = asked.get(isJpeg2000 ? 'openjpeg' : 'jbig2') ?? '';
const { default: instantiate } = await import(new URL(path, import.meta.url.replace(/\?.*/s, '')).href);

export default instantiate;
