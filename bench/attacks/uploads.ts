import { randomBytes, randomInt } from 'node:crypto'
import { documents } from '@cakrawala/upload-check/media'
import sharp from 'sharp'
import { examineFile } from '#infra/uploads.ts'
import { Refusal } from '#kernel/refusal.ts'
import { aPdf, movingPng, upload, wholePng } from '../../test/support/hostile-files.ts'
import { type Attack, never, seconds, told } from './attack.ts'

type Kind = { name: string; type: string; whole: Buffer }

const mostMs = 1_000
const largest = 4_900_000

/**
 * UPL-11: files that are noise, that end early, or with changed bytes; each is accepted or refused within a second.
 * Processor time is counted where the clock shows more: on a busy machine time passes while others work.
 */
export const uploadsAttack: Attack = {
  id: 'UPL-11',
  name: 'uploads',
  full: 10_000,
  async run({ times, say }) {
    const kinds = await kindsOf()
    const met = { taken: 0, refused: 0, broken: 0, slow: 0 }
    let slowest = 0
    const began = performance.now()
    for (let turn = 0; turn < times; turn++) {
      const { name, type, whole } = kinds[turn % kinds.length]!
      const bytes = spoilt(whole, Math.floor(turn / kinds.length))
      const [started, cpu] = [performance.now(), process.cpuUsage()]
      try {
        await examineFile(upload(bytes, name, type), documents, 'proof')
        met.taken++
      } catch (error) {
        if (error instanceof Refusal) met.refused++
        else {
          met.broken++
          say(`${name}: ${String(error)} ${bytes.subarray(0, 200).toString('hex')}`)
        }
      }
      const { user, system } = process.cpuUsage(cpu)
      const took = Math.min(performance.now() - started, (user + system) / 1_000)
      slowest = Math.max(slowest, took)
      if (took > mostMs) met.slow++
    }
    return [
      told('files', `${times} in ${seconds(performance.now() - began)}`),
      told('taken and drawn anew, refused', `${met.taken}, ${met.refused}`),
      never('that ended in anything else', met.broken),
      { what: 'the slowest', met: `${slowest.toFixed(0)} ms`, bar: `≤ ${mostMs} ms`, ok: met.slow === 0 },
    ]
  },
}

async function kindsOf(): Promise<Kind[]> {
  const noise = { width: 160, height: 120, channels: 3 as const, background: '#c33' }
  const picture = () => sharp({ create: { ...noise, noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
  return [
    { name: 'a.jpg', type: 'image/jpeg', whole: await picture().jpeg().toBuffer() },
    { name: 'a.png', type: 'image/png', whole: await picture().png().toBuffer() },
    { name: 'a.webp', type: 'image/webp', whole: await picture().webp().toBuffer() },
    { name: 'a.pdf', type: 'application/pdf', whole: await aPdf() },
    { name: 'a.png', type: 'image/png', whole: wholePng(400, 300) },
    { name: 'a.png', type: 'image/png', whole: movingPng(40) },
  ]
}

/** The same file as a person would break it, each way in its turn. */
function spoilt(whole: Buffer, turn: number): Buffer {
  const bytes = Buffer.from(whole)
  const at = () => randomInt(bytes.length)
  switch (turn % 6) {
    case 0:
      return bytes.subarray(0, 1 + at())
    case 1:
      for (let i = 0; i < 1 + (turn % 30); i++) bytes[at()] = randomInt(256)
      return bytes
    case 2:
      return Buffer.concat([bytes.subarray(0, at()), randomBytes(randomInt(1, 2_000)), bytes.subarray(at())])
    case 3:
      return Buffer.concat([
        bytes.subarray(0, Math.min(64, bytes.length)),
        randomBytes(randomInt(1, 100_000)),
      ])
    case 4:
      // A size somewhere in it is the largest there is, or none.
      return bytes.fill(turn % 12 < 6 ? 0xff : 0, ...around(at(), bytes.length))
    default:
      return turn % 60 === 5
        ? Buffer.concat([bytes, randomBytes(largest - bytes.length)])
        : randomBytes(randomInt(1, 20_000))
  }
}

const around = (at: number, end: number): [number, number] => [at, Math.min(at + 4, end)]
