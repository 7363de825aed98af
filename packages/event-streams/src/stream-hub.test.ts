import { createServer, get, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { openStream, sendEvent } from './event-stream.ts'
import { StreamHub } from './stream-hub.ts'

type Stream = { owner: string; out: ServerResponse }

const server = createServer((request, out) => {
  const owner = request.url!.slice(1)
  const room = hub.roomFor(owner, 'here')
  if (room !== 'free') return void out.writeHead(503).end(room)
  openStream(out, { 'X-Kind': 'news' })
  hub.keep({ owner, out })
})
let gone: string[] = []
let sent = 0
let hub = newHub()
afterEach(() => {
  hub.stop()
  server.closeAllConnections()
  server.close()
})

function newHub(): StreamHub<Stream> {
  return new StreamHub<Stream>({
    bounds: { process: 3, network: 3, owner: 2 },
    ownerOf: ({ owner }) => owner,
    networkOf: () => 'here',
    send: async ({ owner, out }) => sendEvent(out, 'news', { owner, nth: ++sent }, String(sent)),
    onSendError: () => undefined,
    over: async (streams) => streams.filter(({ owner }) => gone.includes(owner)),
  })
}

/** Opens a stream and collects its lines; `ended` resolves when it is over. */
async function read(owner: string) {
  const { port } = server.address() as AddressInfo
  const told = { status: 0, text: '', ended: Promise.resolve() }
  await new Promise<void>((opened) => {
    get({ port, path: `/${owner}`, agent: false }, (answer) => {
      told.status = answer.statusCode!
      answer.on('data', (chunk) => {
        told.text += chunk
      })
      answer.on('error', () => undefined)
      told.ended = new Promise((end) => answer.once('close', () => end()))
      opened()
    })
  })
  return told
}

it('sends each owner its events, bounds the streams of one, and ends those that are over', async () => {
  ;[gone, sent, hub] = [[], 0, newHub()]
  hub.start()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const [ayu, budi] = [await read('ayu'), await read('budi')]
  await expect
    .poll(() => ayu.text)
    .toMatch(/^retry: \d+\n\nid: 1\nevent: news\ndata: \{"owner":"ayu","nth":1\}\n\n$/)
  hub.ring('budi')
  await expect.poll(() => budi.text.match(/event: news/g)?.length).toBe(2)
  expect(ayu.text.match(/event: news/g)).toHaveLength(1)
  hub.ring(null)
  await expect.poll(() => ayu.text.match(/event: news/g)?.length).toBe(2)
  await read('ayu')
  const more = await read('ayu')
  await more.ended
  expect([more.status, more.text]).toEqual([503, 'full'])
  gone = ['ayu']
  await ayu.ended
  expect(ayu.text).toMatch(/event: over\ndata: \{\}\n\n$/)
  expect(budi.text).not.toContain('event: over')
})
