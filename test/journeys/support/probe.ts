import type { Page } from '@playwright/test'

/** Whom a watched page has fetched anything from. */
const askedFor = new WeakMap<Page, Set<string>>()

/** What a page of ours must never say of itself; put into every page before its own scripts run. */
export async function watch(page: Page): Promise<void> {
  const origins = new Set<string>()
  askedFor.set(page, origins)
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol !== 'data:') origins.add(origin)
  })
  await page.context().addInitScript(() => {
    const ran: string[] = []
    Object.defineProperty(window, 'ran', { value: ran })
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const)
      Object.defineProperty(window, name, {
        value: (...said: unknown[]) => ran.push(`${name}(${said.join()})`),
      })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      ran.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    )
  })
}

/**
 * What markup of a user's text has done to the page in its current state: scripts that ran or were blocked, nodes no text
 * may make, attributes that act, names that come before the page's own.
 */
export async function harmOn(page: Page): Promise<string[]> {
  const own = new URL(page.url()).origin
  const elsewhere = [...(askedFor.get(page) ?? ['nobody watched'])].filter((origin) => origin !== own)
  const harm = await page.evaluate(() => {
    const harm = [...((window as unknown as { ran: string[] }).ran ?? ['the probe is gone'])]
    const tag = (node: Element) => node.outerHTML.slice(0, 120)
    const never =
      'iframe, frame, object, embed, applet, base, meta[http-equiv="refresh"], [srcdoc], [formaction]'
    const inText = [
      ...[
        'script',
        'style',
        'link',
        'svg',
        'math',
        'img',
        'image',
        'video',
        'audio',
        'form',
        'input',
        'button',
      ],
      ...[
        'textarea',
        'select',
        'template',
        'slot',
        'marquee',
        'details',
        'dialog',
        '[class]',
        '[style]',
        '[name]',
      ],
    ]
    for (const node of document.querySelectorAll(never)) harm.push(tag(node))
    // Around each block of code the page puts a frame with its own button.
    const ownFrame =
      '.code-block:has(> button[data-copy-code] + pre), .code-block > button[data-copy-code]:first-child'
    for (const node of document.querySelectorAll(inText.map((one) => `.prose ${one}`).join()))
      if (!node.matches(ownFrame)) harm.push(tag(node))
    for (const node of document.querySelectorAll('.prose [id]:not([id^="user-content-"])'))
      harm.push(tag(node))
    for (const script of document.querySelectorAll('script')) {
      const ours =
        script.nonce || script.src.startsWith(`${location.origin}/`) || script.type === 'application/ld+json'
      if (!ours && document.querySelector('.prose, main')?.contains(script)) harm.push(tag(script))
    }
    for (const node of document.querySelectorAll('*'))
      for (const { name } of node.attributes) if (name.startsWith('on')) harm.push(tag(node))
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]'))
      if (!/^(?:https?|mailto):$/.test(link.protocol)) harm.push(tag(link))
    const whole = document.body instanceof HTMLBodyElement && document.getElementById instanceof Function
    if (!whole || typeof document.cookie !== 'string' || document.forms instanceof HTMLElement)
      harm.push('clobbered')
    return harm
  })
  return [...elsewhere, ...harm]
}

/** The text of a page as its readers see and hear it, without scripts. */
export async function wordsOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement
    for (const script of copy.querySelectorAll('script')) script.remove()
    return copy.textContent ?? ''
  })
}
