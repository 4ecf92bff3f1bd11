import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fetchRaw, type RawAnswer } from './answers.ts'
import type { HttpRequest } from './httpWork.ts'

/** Headers that nginx composes itself, or that `default_type` sets. */
const OWN_HEADERS = ['content-length', 'content-type', 'last-modified']

/** The address at which nginx has the answer to the request with this number: a file answers only GET. */
export const fileRequest = (number: number): HttpRequest => ({ path: `/${number}` })

/** Writes the answers at `origin` as files into `folder`, with a configuration that serves them; returns its path. */
export const configureNginx = async (
  folder: string,
  { origin, requests, port }: { origin: string; requests: HttpRequest[]; port: string },
): Promise<string> => {
  const locations = await Promise.all(
    requests.map(async (request, number) => {
      const answer = await fetchRaw(origin, request)
      const file = join(folder, String(number))
      await writeFile(file, answer.body)
      return location(fileRequest(number).path, file, answer)
    }),
  )
  const config = join(folder, 'nginx.conf')
  await writeFile(config, configuration(folder, port, locations))
  return config
}

const configuration = (folder: string, port: string, locations: string[]) => `
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  keepalive_requests 1000000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    etag off;
    ${locations.join('\n    ')}
  }
}
`

const location = (path: string, file: string, { headers }: RawAnswer) => {
  const pairs = headers.flatMap((name, index) => (index % 2 === 0 ? [[name, quoted(headers[index + 1]!)]] : []))
  const type = pairs.find(([name]) => name === 'content-type')?.[1]
  const added = pairs
    .filter(([name]) => !OWN_HEADERS.includes(name!))
    .map(([name, value]) => `add_header ${name} ${value};`)
  return `location = ${path} { alias ${file}; types {} default_type ${type}; ${added.join(' ')} }`
}

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`
