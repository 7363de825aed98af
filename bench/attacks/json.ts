import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { newId } from '@cakrawala/ids/ids'
import type { Call } from '#web/api/call.ts'
import { type Attack, type Finding, never, seconds, type Target, told } from './attack.ts'
import { addressOf, isDocumented, jsonActs } from './calls.ts'
import { askInLines, rawOf } from './lines.ts'
import { callerOf } from './people.ts'

type Sample = { name: string; wanted: string; bytes: Buffer }
type Question = { what: string; raw: Buffer; call: Call; wanted: string }

const gigabyte = 1_000_000_000
/** What may be on its way before the refusal is heard: buffers of both ends, a few times over. */
const mostTakenBytes = 32_000_000

/** DOS-05: every file of JSONTestSuite to every act that takes JSON, and a body of a gigabyte. */
export const jsonAttack: Attack = {
  id: 'DOS-05',
  name: 'json',
  full: 318,
  async run({ times, target, say }) {
    const platform = await target()
    const questions = await questionsOf(platform.origin, samples().slice(-times))
    const met = { fives: 0, undocumented: 0, taken: 0 }
    let at = 0
    let asked = 0
    const began = performance.now()
    await askInLines(
      platform.origin,
      { sockets: 8, deep: 2 },
      () => questions[at++] ?? null,
      ({ what, call, wanted }, { status }) => {
        const taken = wanted === 'reject' && status < 400
        if (status >= 500) met.fives++
        else if (taken) met.taken++
        else if (!isDocumented(call, status)) met.undocumented++
        else return void asked++
        asked++
        say(`${what}: ${status}`)
      },
    )
    const took = performance.now() - began
    return [
      told('requests', `${asked} in ${seconds(took)}: ${samples().length} files, ${jsonActs.length} acts`),
      never('answers from 500 on', met.fives),
      never('answers nobody documented', met.undocumented),
      never('texts that are no JSON, taken', met.taken),
      await flood(
        platform,
        'a body that says it has a gigabyte',
        `Content-Length: ${gigabyte}`,
        (part) => part,
      ),
      await flood(platform, 'a gigabyte in pieces without an end', 'Transfer-Encoding: chunked', (part) =>
        Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')]),
      ),
    ]
  },
}

function samples(): Sample[] {
  const kept = JSON.parse(readFileSync('test/corpora/json-test-suite.json', 'utf8')) as {
    name: string
    expect: string
    base64: string
  }[]
  const deep = (name: string, text: string): Sample => ({ name, wanted: 'reject', bytes: Buffer.from(text) })
  return [
    ...kept.map(({ name, expect, base64 }) => ({
      name,
      wanted: expect,
      bytes: Buffer.from(base64, 'base64'),
    })),
    deep('n_structure_100000_opening_arrays.json', '['.repeat(100_000)),
    deep('n_structure_open_array_object.json', '[{"":'.repeat(50_000)),
  ]
}

async function questionsOf(origin: string, files: readonly Sample[]): Promise<Question[]> {
  const all: Question[] = []
  for (const call of jsonActs) {
    const { token } = await callerOf(origin, call)
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    for (const { name, wanted, bytes } of files) {
      const raw = rawOf(
        origin,
        addressOf(call),
        { ...headers, 'Idempotency-Key': newId() },
        bytes,
        call.method,
      )
      all.push({ what: `${call.method} ${call.path} ${name}`, raw, call, wanted })
    }
  }
  return all
}

/** Sends a gigabyte as fast as it is taken, until the answer comes. */
async function flood(
  { origin, port }: Target,
  what: string,
  length: string,
  spelled: (part: Buffer) => Buffer,
): Promise<Finding> {
  const part = spelled(Buffer.alloc(65_536, '['))
  const head = `PUT /api/v1/company/profile HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nContent-Type: application/json\r\n`
  const { token } = await callerOf(origin, { who: ['company'] })
  return new Promise((resolve) => {
    let sent = 0
    let answer = ''
    const socket = connect(port, 'localhost')
    const pour = () => {
      while (answer === '' && sent < gigabyte && !socket.destroyed) {
        sent += part.length
        if (!socket.write(part)) return
      }
    }
    socket.on('connect', () => {
      socket.write(`${head}Authorization: Bearer ${token}\r\n${length}\r\n\r\n`)
      pour()
    })
    socket.on('drain', pour)
    socket.on('data', (heard) => {
      answer ||= heard.toString('latin1')
      socket.destroy()
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      const status = answer.slice(9, 12) || 'closed'
      // The person who goes on sending after the refusal may be cut off before reading it.
      const ok = ['413', 'closed'].includes(status) && sent <= mostTakenBytes
      const met = `${status} after ${(sent / 1_000_000).toFixed(1)} MB`
      resolve({ what, met, bar: `413 or closed, ≤ ${mostTakenBytes / 1_000_000} MB`, ok })
    })
  })
}
