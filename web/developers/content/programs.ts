const SOURCES = import.meta.glob<string>('/docs/examples/*.mts', { query: '?raw', import: 'default', eager: true })

const START = /^\/\/ (.+)\n\/\/ Node\.js [\d.]+ or newer: (.+)$/m

/** The file of types that a program names. */
const TYPES = /from '\.\/(generated\/.+)'/

const PROGRAM_LIST = Object.entries(SOURCES).map(([path, text]) => {
  const file = path.slice(path.lastIndexOf('/') + 1)
  const [, summary, start] = START.exec(text)!
  return { file, id: file.replace('.mts', ''), summary, start, text: text.trimEnd(), types: TYPES.exec(text)?.[1] }
})

const typesOf = (file: string, types: string) =>
  ({
    label: `The types of ${file}`,
    language: 'sh',
    text: `curl -fsS --create-dirs -o ${types} https://…/developers/programs/${types}`,
  }) as const

/** The programs of docs/examples as a document, each with the line that gets and starts it. */
export const PROGRAMS = {
  contents: PROGRAM_LIST.map(({ id, file }) => ({ id, title: file })),
  parts: PROGRAM_LIST.flatMap(({ id, file, summary, start, text, types }) => [
    { html: `<h2 id="${id}">${file}</h2><p>${summary}</p>` },
    {
      label: `The start of ${file}`,
      language: 'sh',
      text: `curl -fsSO https://…/developers/programs/${file} && ${start}`,
    } as const,
    { label: file, language: 'ts', text } as const,
    ...(types ? [typesOf(file, types)] : []),
  ]),
}
