import type { DemoRecord } from './demo-dns.ts'
import type { InboxMessage } from './inbox-message.ts'

/** The list of messages as a page without scripts; it reloads itself every ten seconds. */
export function listPage(messages: readonly InboxMessage[], to: string): string {
  const rows = messages.map(
    ({
      id,
      at,
      to: recipients,
      subject,
    }) => `<tr><td><time datetime="${at}">${at.slice(0, 19).replace('T', ' ')}</time>
<td>${escapeHtml(recipients.join(', '))}<td><a href="/messages/${id}">${escapeHtml(subject || '(no subject)')}</a>`,
  )
  const search = `<form><label>To <input name="to" value="${escapeHtml(to)}" autocomplete="off"></label> <button>Filter</button></form>`
  const table = `<table><thead><tr><th>Arrived (UTC)<th>To<th>Subject<tbody>${rows.join('\n')}</table>`
  return page(
    'Inbox',
    `<p><a href="/dns">Demo DNS records</a></p>${search}${rows.length ? table : '<p>No messages.</p>'}`,
    '<meta http-equiv="refresh" content="10">',
  )
}

/** One message: its plain text, and its HTML in a frame that may run nothing. */
export function messagePage(message: InboxMessage): string {
  const frame = `<h2>HTML</h2><iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="/messages/${message.id}/html" title="HTML"></iframe>`
  return page(
    message.subject || '(no subject)',
    `<p><a href="/">All messages</a></p>
<dl><dt>From<dd>${escapeHtml(message.from)}<dt>To<dd>${escapeHtml(message.to.join(', '))}<dt>Arrived (UTC)<dd>${message.at}</dl>
<pre>${linked(message.text)}</pre>${message.html ? frame : ''}`,
  )
}

/** The TXT records of the demonstration, and a form for one more. `refused`: what was typed and is no record. */
export function dnsPage(records: readonly DemoRecord[], refused?: DemoRecord): string {
  const rows = records.map(
    ({
      name,
      content,
    }) => `<tr><td>${escapeHtml(name)}<td>${escapeHtml(content)}<td><form method="post"><input type="hidden" name="act" value="remove">
<input type="hidden" name="name" value="${escapeHtml(name)}"><input type="hidden" name="content" value="${escapeHtml(content)}"><button>Remove</button></form>`,
  )
  const field = (label: string, name: keyof DemoRecord) =>
    `<p><label>${label}<br><input name="${name}" size="70" required autocomplete="off" value="${escapeHtml(refused?.[name] ?? '')}"></label>`
  const form = `<form method="post">${field('Name', 'name')}${field('Content of the TXT record', 'content')}<p><button>Add</button></form>`
  const wrong = refused ? '<p role="alert">This is not a TXT record: check its name and content.</p>' : ''
  return page(
    'Demo DNS records',
    `<p><a href="/">All messages</a></p><p>This demonstration asks no DNS server but this one. Write here what the page of an asset asks for, then press its button.</p>
${wrong}${form}<table><thead><tr><th>Name<th>TXT<th><tbody>${rows.join('\n')}</table>`,
  )
}

/** What the frame shows: the mail's own HTML, whose links open in a new tab. */
export function framedHtml(message: InboxMessage): string {
  return `<!doctype html><base target="_blank">${message.html}`
}

function page(title: string, body: string, head = ''): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${head}
<title>${escapeHtml(title)}</title><style>${STYLE}</style><main><h1>${escapeHtml(title)}</h1>${body}</main></html>`
}

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}main{max-width:60rem;margin:2rem auto;padding:0 1rem}
table{width:100%;border-collapse:collapse}td,th{text-align:left;padding:.4rem .6rem .4rem 0;border-bottom:1px solid #8884;overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:1rem;border:1px solid #8886}dt{font-weight:600}iframe{width:100%;height:40rem;border:1px solid #8886;background:#fff}`

function linked(text: string): string {
  return escapeHtml(text).replaceAll(
    /https?:\/\/[^\s<>"]+?(?=[.,;)]?(?:\s|$|&gt;|&quot;))/g,
    (url) => `<a href="${url}" target="_blank" rel="noopener noreferrer">${url}</a>`,
  )
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
