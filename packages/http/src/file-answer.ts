type FileFacts = {
  name: string
  mediaType: string
  /** Shown by the browser inside an <img> instead of saved; only for images the site has redrawn. */
  inline?: boolean
}
export type FileToAnswer = FileFacts & { body: Buffer | ReadableStream<Uint8Array> }

/** Answers with a file the site has made itself: what others uploaded belongs to another origin. */
export function fileAnswer({ body, ...facts }: FileToAnswer): Response {
  const content = Buffer.isBuffer(body) ? new Uint8Array(body) : body
  const length = Buffer.isBuffer(body) ? { 'Content-Length': String(body.length) } : {}
  return new Response(content, { headers: { ...fileHeaders(facts), ...length } })
}

/** Headers of a file that cannot act anywhere: never rendered as a page, never guessed, never cached. */
export function fileHeaders({ name, mediaType, inline = false }: FileFacts): Record<string, string> {
  return {
    'Content-Type': mediaType,
    'Content-Disposition': `${inline ? 'inline' : 'attachment'}; ${nameParameters(name)}`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'private, no-store',
  }
}

/** RFC 6266: a plain name for everyone, the true one in UTF-8 (RFC 8187). */
function nameParameters(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%;]/g, '_')
  const exact = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `filename="${plain}"; filename*=UTF-8''${exact}`
}
