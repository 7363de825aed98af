type Parts = {
  locale: string
  brand: string
  hello?: string
  text: string
  /** Shown large; codes are typed, never clicked. */
  code?: string
  action?: string
  link?: string
  /** Why its reader has the mail, at its foot. */
  why: string
  /** The link that ends such mails. */
  stop?: { label: string; address: string } | undefined
}

/** A mail as HTML; every part is taken as plain text. Mail programs know no stylesheets: the few declarations are inline. */
export function letterHtml({ locale, brand, hello, text, code, action, link, why, stop }: Parts): string {
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
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(brand)}</title></head>
<body style="margin:0;padding:24px;background:#FBFAF7;color:#0B1F33;font:16px/1.6 'Plus Jakarta Sans',system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#FFFFFF;border:1px solid #E4E1D8;border-radius:8px">
<p style="margin:0 0 24px;padding-bottom:12px;border-bottom:2px solid #E4572E;font-weight:700">${escapeHtml(brand)}</p>
${hello ? `<p>${escapeHtml(hello)}</p>` : ''}${paragraphs(text)}${big}${button}
<p style="margin:32px 0 0;color:#4A5B6C;font-size:13px">${escapeHtml(why)}${end}</p>
</div></body></html>`
}

/** An empty line parts paragraphs; what people wrote keeps its lines. */
function paragraphs(text: string): string {
  const parts = text.split(/\n\s*\n/)
  return parts.map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`).join('')
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** A subject is one header line: names chosen by people must not add another. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
