/** A complete and passive PDF of one empty page, as a scanner might make it. `inside` is put among its objects. */
export function smallPdf(inside = '', name = 'kartu-npwp.pdf'): File {
  const text = `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R ${inside}>> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 120] >> endobj
trailer << /Root 1 0 R >>
%%EOF
`
  return new File([text], name, { type: 'application/pdf' })
}
