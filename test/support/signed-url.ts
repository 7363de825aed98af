import { request } from 'node:http'
import { settings } from '#infra/settings.ts'

/** Follows an answer to the files host, as browsers do: to another host, so without cookie or token. Others stay as they are. */
export async function readSignedUrl(base: string, answer: Response, method?: string): Promise<Response> {
  const place = answer.headers.get('location') ?? ''
  if (answer.status !== 303 || !place.startsWith(`${settings().filesOrigin}/`)) return answer
  return askFiles(base, new URL(place).pathname, method === 'HEAD' ? { method } : {})
}

/** Asks the files host of the server at `base`, exactly as written. */
export async function askFiles(
  base: string,
  path: string,
  { method = 'GET', headers = {} as Record<string, string> } = {},
): Promise<Response> {
  const { hostname, port } = new URL(base)
  const host = new URL(settings().filesOrigin).host
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers: { Host: host, ...headers } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () => {
        const body = new Uint8Array(Buffer.concat(parts))
        const all = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        )
        resolve(new Response(body.length > 0 ? body : null, { status: answer.statusCode!, headers: all }))
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}
