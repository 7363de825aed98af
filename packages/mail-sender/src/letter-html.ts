type Parts = {
  locale: string
  brand: string
  /** What it is about, in small letters above everything. */
  about?: string | undefined
  hello?: string
  text: string
  /** Lines under headings, each with a link. */
  sections?: readonly Section[]
  /** Shown large; codes are typed, never clicked. */
  code?: string
  action?: string
  link?: string
  /** Why its reader has the mail, at its foot. */
  why: string
  /** The link that ends such mails. */
  stop?: { label: string; address: string } | undefined
}

export type Section = { title: string; lines: readonly { text: string; link?: string }[] }

/** For mail programs that know stylesheets: the colours of a dark screen. */
const dark = `<style>@media (prefers-color-scheme:dark){body{background:#0B1623!important;color:#E9EEF3!important}.card{background:#132335!important;border-color:#2A3D52!important}
.soft,.soft a{color:#A9B8C6!important}.link{color:#7FC4F0!important}}</style>`

/** A mail as HTML; every part is taken as plain text. Many mail programs know no stylesheets: the declarations are inline. */
export function letterHtml(parts: Parts): string {
  const { locale, brand, about, hello, text, code, action, link, why, stop, sections = [] } = parts
  const button =
    action && link
      ? `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0F5C8C;color:#FFFFFF;font-weight:600;text-decoration:none">${escapeHtml(action)}</a></p>`
      : ''
  const big = code
    ? `<p style="margin:24px 0;font:600 32px ui-monospace,monospace;letter-spacing:6px">${escapeHtml(code)}</p>`
    : ''
  const end = stop
    ? `<br><a href="${escapeHtml(stop.address)}" style="color:#4A5B6C">${escapeHtml(stop.label)}</a>`
    : ''
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(brand)}</title>${dark}</head>
<body style="margin:0;padding:16px;background:#FBFAF7;color:#0B1F33;font:16px/1.6 'Plus Jakarta Sans',system-ui,sans-serif">
<div class="card" style="max-width:560px;margin:0 auto;padding:24px;overflow-wrap:anywhere;background:#FFFFFF;border:1px solid #E4E1D8;border-radius:8px">
<p style="margin:0 0 24px;padding-bottom:12px;border-bottom:2px solid #E4572E;font-weight:700">${escapeHtml(brand)}</p>
${about ? `<p class="soft" style="margin:0 0 16px;color:#4A5B6C;font-size:13px;font-weight:600">${inLines(about)}</p>` : ''}
${hello ? `<p>${escapeHtml(hello)}</p>` : ''}${paragraphs(text)}${sections.map(sectionHtml).join('')}${big}${button}
<p class="soft" style="margin:32px 0 0;color:#4A5B6C;font-size:13px">${escapeHtml(why)}${end}</p>
</div></body></html>`
}

function sectionHtml({ title, lines }: Section): string {
  const items = lines.map(({ text, link }) => {
    const line = inLines(text)
    return `<li style="margin:0 0 8px">${link ? `<a class="link" href="${escapeHtml(link)}" style="color:#0F5C8C">${line}</a>` : line}</li>`
  })
  return `<p style="margin:24px 0 8px;font-weight:600">${inLines(title)}</p>${items.length > 0 ? `<ul style="margin:0;padding-left:20px">${items.join('')}</ul>` : ''}`
}

/** An empty line parts paragraphs; what people wrote keeps its lines. */
function paragraphs(text: string): string {
  const parts = text.split(/\n\s*\n/)
  return parts.map((part) => `<p>${inLines(part).replaceAll('\n', '<br>')}</p>`).join('')
}

/** Codes of documents stay on one line: `CA-2026-000123-K`. */
function inLines(text: string): string {
  const code = /\b[A-Z][A-Z0-9]{0,11}-\d{4}-\d{6,9}(?:-[0-9A-Z])?\b/g
  return escapeHtml(text).replace(code, '<span style="white-space:nowrap">$&</span>')
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** A subject is one header line: names chosen by people must not add another. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
