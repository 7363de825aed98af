import { connect } from 'node:net'
import type { Place } from '@cakrawala/page-cache/page-cache'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseUrl } from '#infra/database.ts'
import { cachePages } from '#web/http/cache/cache-pages.ts'
import { forgetPages, pageMaker } from '#web/http/cache/page-cache.ts'
import { useDatabase } from '../support/database.ts'
import { useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
let memory: ReturnType<typeof cachePages>

beforeAll(async () => {
  memory = cachePages(databaseUrl())
  while ((await site.ask('/programs')).headers.get('etag') === null)
    await new Promise((go) => setTimeout(go, 20))
})
afterAll(() => memory.stop())

/** Asks for a page and closes after so many milliseconds. */
function giveUp(path: string, afterMs: number): Promise<void> {
  return new Promise((closed) => {
    const socket = connect({ port: Number(new URL(site.origin()).port), host: '127.0.0.1' })
    socket.on('error', () => undefined).once('close', () => closed())
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    setTimeout(() => socket.destroy(), afterMs)
  })
}

it('stores no broken page when its reader leaves while it is made', async () => {
  for (let n = 0; n < 60; n++) {
    forgetPages()
    await giveUp('/programs', n / 4)
    const answer = await site.ask('/programs')
    expect([n, answer.status]).toEqual([n, 200])
    expect(await answer.text()).toMatch(/<html.*<\/html>\s*$/s)
  }
})

it('stores no page finished after all readers had left', async () => {
  const place: Place = { key: '/term-and-condition', topics: [], family: 'given up' }
  forgetPages()
  const client = new AbortController()
  let stop = () => {}
  const stopped = new Promise<Response>((go) => {
    stop = () => go(new Response('', { headers: { 'Content-Type': 'text/html' } }))
  })
  const left = pageMaker.make(place, () => stopped, client.signal)
  client.abort()
  stop()
  await left
  expect(await (await site.ask(place.key)).text()).toMatch(/<\/html>\s*$/)
})

it('shares no page that was begun before the last event', async () => {
  const place: Place = { key: '/term-and-condition', topics: [], family: 'given up' }
  const answers: ((response: Response) => void)[] = []
  const render = () => new Promise<Response>((go) => answers.push(go))
  const first = pageMaker.make(place, render)
  const second = pageMaker.make(place, render)
  expect(answers).toHaveLength(1)
  forgetPages()
  const third = pageMaker.make(place, render)
  expect(answers).toHaveLength(2)
  for (const answer of answers) answer(new Response('', { headers: { 'Content-Type': 'text/plain' } }))
  await Promise.all([first, second, third])
})
