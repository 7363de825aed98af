/** An upload in parts that this browser has begun: its address, and what tells its file from others. */
export type KeptUpload = { url: string; name: string; size: number; modified: number }

const keyOf = (reportId: string) => `uploads ${reportId}`

/** The uploads of a report that this browser has not finished. */
export function keptUploads(reportId: string): KeptUpload[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(reportId)) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

export function keepUpload(reportId: string, upload: KeptUpload): void {
  write(reportId, [...keptUploads(reportId).filter(({ url }) => url !== upload.url), upload])
}

export function forgetUpload(reportId: string, gone: string): void {
  write(
    reportId,
    keptUploads(reportId).filter(({ url }) => url !== gone),
  )
}

/** Gives up an upload: what was sent is removed, here and there. */
export async function dropUpload(reportId: string, url: string): Promise<void> {
  forgetUpload(reportId, url)
  await fetch(url, { method: 'DELETE', headers: { 'Tus-Resumable': '1.0.0' } }).catch(() => undefined)
}

/** Browsers may refuse to store anything: then an upload goes on only while its page is open. */
function write(reportId: string, uploads: readonly KeptUpload[]): void {
  try {
    if (uploads.length === 0) localStorage.removeItem(keyOf(reportId))
    else localStorage.setItem(keyOf(reportId), JSON.stringify(uploads))
  } catch {
    // Nothing to do.
  }
}
