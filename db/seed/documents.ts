/** A one-page PDF that no one can take for a real document: its text says it is a sample. */
export function samplePdf(title: string, name = 'npwp-contoh.pdf'): File {
  const lines = [title, 'Nomor: (contoh)', '* C O N T O H *', 'Bukan dokumen asli']
  const content = `BT /F1 16 Tf 40 220 Td 28 TL ${lines.map((line) => `(${plain(line)}) Tj T*`).join(' ')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 280] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  return new File([bodyOf(objects)], name, { type: 'application/pdf' })
}

/** Header, objects, the table of their offsets, and the trailer. */
function bodyOf(objects: readonly string[]): string {
  let body = '%PDF-1.4\n'
  const starts = objects.map((object, i) => {
    const start = body.length
    body += `${i + 1} 0 obj\n${object}\nendobj\n`
    return `${String(start).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${starts.join('')}`
  return `${body}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
}

function plain(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?').replace(/[\\()]/g, '\\$&')
}
