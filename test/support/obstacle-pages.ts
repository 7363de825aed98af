import { expect } from 'vitest'
import { refusals } from '#i18n/refusals.ts'
import type { Person } from '#kernel/actor.ts'
import { type Site, sessionOf } from './site.ts'

export type Detail = keyof typeof refusals.id.details

/** The page of an address as this person reads it, with its quotes as they are written. */
export async function readPage(site: Site, who: Person, address: string): Promise<string> {
  const html = await (await site.ask(address, { as: await sessionOf(who) })).text()
  return html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

/** In both languages the page shows why and does not offer the act. @param form what its form or button would contain */
export async function expectObstacle(
  site: Site,
  who: Person,
  address: string,
  { obstacle, form }: { obstacle: Detail; form: string },
): Promise<void> {
  for (const [root, { details }] of [
    ['', refusals.id],
    ['/en', refusals.en],
  ] as const) {
    const html = await readPage(site, who, `${root}${address}`)
    expect(html).toContain(details[obstacle])
    expect(html).not.toContain(form)
  }
}

/** What the API answers to the act itself. */
export function refusedWith(obstacle: Detail) {
  return { success: false, message: refusals.id.details[obstacle] }
}
