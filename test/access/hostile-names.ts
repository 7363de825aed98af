import { beforeAll, describe, expect, it } from 'vitest'
import { lines, raw } from '../support/raw-request.ts'
import { walk } from './one-walk.ts'
import { isButton, kindsOf, readPages, type Seen } from './seen-forms.ts'

const { site, newTokenOf: tokenOf } = walk

describe('DOS-02 property names of every object, as values', () => {
  let forms: Seen['forms']
  beforeAll(async () => {
    ;({ forms } = await readPages())
  }, 240_000)

  const words = ['__proto__', 'constructor', 'toString', 'then', 'hasOwnProperty']

  it('are no act of any form, and break none of its fields', { timeout: 120_000 }, async () => {
    const wrong: unknown[] = []
    for (const [turn, [name, { form, shownTo }]] of kindsOf(forms).entries()) {
      if (turn % 3 > 0 || form.intent === null) continue
      const as = await tokenOf([...shownTo][0]!)
      const word = words[(turn / 3) % words.length]!
      const act = await site.ask(form.action, { as, form: { intent: word } })
      if (act.status < 400 || act.status >= 500) wrong.push([name, word, act.status])
      if (isButton(form)) continue
      const said = Object.fromEntries(
        form.names.map((field) => [field, field === 'intent' ? form.intent! : word]),
      )
      const answer = await site.ask(form.action, { as, form: said })
      if (answer.status >= 500) wrong.push([name, said, answer.status])
    }
    expect(wrong).toEqual([])
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  it('are headers and cookies like any other', async () => {
    const hostile = [...words, 'prototype'].map((word) => `${word}: ${word}`)
    for (const path of ['/', '/sign-in', '/api/v1/user']) {
      const asked = lines(
        `GET ${path} HTTP/1.1`,
        'Host: localhost',
        'Connection: close',
        ...hostile,
        'Cookie: __proto__=then',
      )
      expect([path, (await raw(site.origin(), asked)).status]).toEqual([
        path,
        path.startsWith('/api') ? 401 : 200,
      ])
    }
  })
})
