import { reportFileSeenBy } from '#domain/report/attach-file.server.ts'
import { found } from '#kernel/refusal.ts'
import { load } from './open.ts'

/** The one door for files of reports, under the guard of each area: always a download, never a page of ours. */
export const reportFile = load(async ({ actor, params }) => {
  const { name, mediaType, bytes } = found(await reportFileSeenBy(actor, params.fileId))
  const plain = name.replace(/[^\w. -]/g, '_')
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': mediaType,
      'Content-Length': String(bytes.length),
      'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  })
})
