import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { settled } from './settled.ts'

export type PdfDocument = { name: string; mimeType: string; buffer: Buffer }
export type Filling = Record<string, string | string[] | boolean | PdfDocument | PdfDocument[]>

/** The form of one act. A folded one is opened by its line, one in a dialog by its button, as a reader does. */
export async function formOf(page: Page, intent: string): Promise<Locator> {
  const form = page.locator(`form:has(input[name="intent"][value="${intent}"])`).first()
  await form.waitFor({ state: 'attached', timeout: 10_000 })
  const fold = page.locator('details:not([open])', { has: form }).first()
  if ((await fold.count()) > 0) await fold.locator('summary').first().click()
  const closed = page.locator('dialog:not([open]):not(:popover-open)', { has: form }).first()
  if ((await closed.count()) > 0) {
    const dialog = await closed.getAttribute('id')
    await page.locator(`button[popovertarget="${dialog}"]`).first().click()
  }
  return form
}

/** Fills a form by the names of its fields. */
export async function fill(form: Locator, values: Filling): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = form.locator(`[name="${name}"]`)
    const { tag, type } = await field
      .first()
      .evaluate((node) => ({ tag: node.tagName, type: node.getAttribute('type') }))
    if (tag === 'SELECT') await field.selectOption(value as string)
    else if (type === 'file') await field.setInputFiles(value as PdfDocument | PdfDocument[])
    else if (type === 'radio') await form.locator(`[name="${name}"][value="${value}"]`).check()
    else if (type === 'checkbox') await tick(form, name, value)
    else await field.first().fill(value as string)
  }
}

async function tick(form: Locator, name: string, value: Filling[string]): Promise<void> {
  if (Array.isArray(value)) {
    for (const one of value) await form.locator(`[name="${name}"][value="${one}"]`).check()
  } else await form.locator(`[name="${name}"]`).setChecked(value === true)
}

/**
 * Presses the button of a form and waits until its answer is on the page. A refusal fails here with the form's messages.
 */
export async function send(page: Page, form: Locator, button?: string): Promise<void> {
  const pressed = button
    ? form.locator(`button[value="${button}"]`)
    : form.locator('button[type="submit"]').last()
  const arrived = page.waitForEvent('framenavigated', (frame) => frame === page.mainFrame())
  // A form sent by a script need not lead anywhere else; then no one waits for this.
  arrived.catch(() => undefined)
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    pressed.click(),
  ])
  if (answer.request().isNavigationRequest()) await arrived
  await settled(page)
  if (answer.status() >= 400) {
    const said = await page.locator('[role="alert"], [id$="-error"]').allInnerTexts()
    throw new Error(`${answer.url()} answered ${answer.status()}: ${said.join(' · ')}`)
  }
}

/** Opens, fills and sends the form of one act. */
export async function act(page: Page, intent: string, values: Filling = {}, button?: string): Promise<void> {
  const form = await formOf(page, intent)
  await fill(form, values)
  await send(page, form, button)
}

/** A small picture with words on it: an identity document, a screenshot. */
export async function paper(
  words: string,
  name = `${words.toLowerCase().replaceAll(/\W+/g, '-')}.jpg`,
): Promise<PdfDocument> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400">
    <rect width="640" height="400" fill="#dfe8e6"/><rect x="24" y="96" width="160" height="208" fill="#9db4b0"/>
    <text x="208" y="150" font-size="32" font-family="sans-serif">${words}</text></svg>`
  return { name, mimeType: 'image/jpeg', buffer: await sharp(Buffer.from(drawing)).jpeg().toBuffer() }
}

/** The metrics of a CVSS 3.1 vector as the calculator's radio groups. */
export function metricsOf(vector: string): Filling {
  const [, ...parts] = vector.split('/')
  return Object.fromEntries(
    parts.map((part) => {
      const [code, value] = part.split(':')
      return [`m31_${code}`, value!]
    }),
  )
}

export async function expectText(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
}

/** Opens the facts of a report beside it. */
export async function openFacts(page: Page): Promise<void> {
  await page.locator('#facts summary').click()
}
