export type FileToAnswer = {
  name: string
  mediaType: string
  body: Buffer | ReadableStream<Uint8Array>
  /** Shown by the browser inside an <img> of ours instead of saved; only for images we have redrawn. */
  inline?: boolean
}

/** Answers with a file that cannot act on our site: never rendered as a page, never guessed, never cached. */
export function fileAnswer({ name, mediaType, body, inline = false }: FileToAnswer): Response {
  const content = Buffer.isBuffer(body) ? new Uint8Array(body) : body
  return new Response(content, {
    headers: {
      'Content-Type': mediaType,
      'Content-Disposition': `${inline ? 'inline' : 'attachment'}; ${nameParameters(name)}`,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'private, no-store',
      ...(Buffer.isBuffer(body) ? { 'Content-Length': String(body.length) } : {}),
    },
  })
}

/** RFC 6266: a plain name for everyone, the true one in UTF-8 (RFC 8187). */
function nameParameters(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%;]/g, '_')
  const exact = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `filename="${plain}"; filename*=UTF-8''${exact}`
}
