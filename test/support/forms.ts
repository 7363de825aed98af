/** A control of a form: of its values only what the page shows. */
export type Control = { name: string; type: string; value: string; options: string[] }

/** A form of a rendered page: where it posts to, and what a browser would send untouched. */
export type SeenForm = {
  action: string
  intent: string | null
  fields: Record<string, string>
  names: string[]
  controls: Control[]
}

/** The forms that post, of a page at `address`. */
export function formsOf(html: string, address: string): SeenForm[] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)]
    .filter(([, tag]) => /method="post"/i.test(tag!))
    .map(([, tag, inside]) => {
      const fields = fieldsOf(inside!)
      const action = attribute(tag!, 'action') ?? address
      return {
        action,
        intent: fields.intent ?? null,
        fields,
        names: namesIn(inside!),
        controls: controlsOf(inside!),
      }
    })
}

function controlsOf(html: string): Control[] {
  const inputs = [...html.matchAll(/<input\b([^>]*)>/g)].map(([, tag]) => ({
    name: attribute(tag!, 'name') ?? '',
    type: attribute(tag!, 'type') ?? 'text',
    value: attribute(tag!, 'value') ?? '',
    options: [],
  }))
  const areas = [...html.matchAll(/<textarea\b([^>]*)>([\s\S]*?)<\/textarea>/g)].map(([, tag, text]) => ({
    ...{ name: attribute(tag!, 'name') ?? '', type: 'textarea', value: unescaped(text!), options: [] },
  }))
  const selects = [...html.matchAll(/<select\b([^>]*)>([\s\S]*?)<\/select>/g)].map(([, tag, inside]) => ({
    ...{ name: attribute(tag!, 'name') ?? '', type: 'select', value: '' },
    options: [...inside!.matchAll(/<option\b([^>]*)>/g)].map(
      ([, option]) => attribute(option!, 'value') ?? '',
    ),
  }))
  return [...inputs, ...areas, ...selects].filter(({ name }) => name !== '')
}

function fieldsOf(html: string): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [, tag] of html.matchAll(/<input\b([^>]*)>/g)) {
    const name = attribute(tag!, 'name')
    const type = attribute(tag!, 'type') ?? 'text'
    if (name === null || type === 'file') continue
    if ((type === 'radio' || type === 'checkbox') && !/\bchecked\b/.test(tag!)) continue
    fields[name] = attribute(tag!, 'value') ?? (type === 'checkbox' ? 'on' : '')
  }
  for (const [, tag, text] of html.matchAll(/<textarea\b([^>]*)>([\s\S]*?)<\/textarea>/g)) {
    const name = attribute(tag!, 'name')
    if (name) fields[name] = unescaped(text!)
  }
  for (const [, tag, inside] of html.matchAll(/<select\b([^>]*)>([\s\S]*?)<\/select>/g)) {
    const name = attribute(tag!, 'name')
    const options = [...inside!.matchAll(/<option\b([^>]*)>/g)].map(([, option]) => option!)
    const chosen = options.find((option) => /\bselected\b/.test(option)) ?? options[0]
    if (name && chosen) fields[name] = attribute(chosen, 'value') ?? ''
  }
  return fields
}

function namesIn(html: string): string[] {
  const tags = [...html.matchAll(/<(?:input|textarea|select|button)\b([^>]*)>/g)].map(([, tag]) => tag!)
  return [...new Set(tags.flatMap((tag) => attribute(tag, 'name') ?? []))]
}

function attribute(tag: string, name: string): string | null {
  const found = new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)
  return found ? unescaped(found[1]!) : null
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
