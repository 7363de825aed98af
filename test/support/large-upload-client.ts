import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  BufferSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathTarget,
  Input,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { webmVideo } from './evidence.ts'

/** Another process that makes a video of 99 MB and sends it in parts: `origin token reportId`. Prints the id of the evidence. */
const [origin, token, reportId] = process.argv.slice(2)
const folder = await mkdtemp(path.join(tmpdir(), 'large-'))
const file = path.join(folder, 'layar.webm')
const size = await writeVideo(file)
const headers = { Authorization: `Bearer ${token}`, 'Tus-Resumable': '1.0.0' }
const begun = await fetch(`${origin}/api/v1/reports/${reportId}/uploads`, {
  method: 'POST',
  headers: { ...headers, 'Upload-Length': String(size), 'Upload-Metadata': `filename ${btoa('layar.webm')}` },
})
const address = begun.headers.get('location')
const handle = await open(file)
const part = Buffer.alloc(5_000_000)
for (let at = 0; at < size; ) {
  const { bytesRead } = await handle.read(part, 0, part.length, at)
  const answer = await fetch(origin + address!, {
    method: 'PATCH',
    headers: { ...headers, 'Upload-Offset': String(at), 'Content-Type': 'application/offset+octet-stream' },
    body: part.subarray(0, bytesRead),
  })
  if (answer.status !== 204) throw new Error(`part at ${at}: ${answer.status} ${await answer.text()}`)
  at += bytesRead
}
const uploadId = address!.split('/').at(-1)
const finished = await fetch(`${origin}/api/v1/reports/${reportId}/uploads/${uploadId}/finish`, {
  method: 'POST',
  headers: { ...headers, 'Content-Type': 'application/json' },
  body: '{}',
})
await rm(folder, { recursive: true })
process.stdout.write(JSON.stringify({ size, status: finished.status, answer: await finished.json() }))

/** A second of a real recording, and 1,000 frames of so many bytes that no player is asked to draw. */
async function writeVideo(to: string): Promise<number> {
  const input = new Input({ source: new BufferSource(webmVideo()), formats: [WEBM] })
  const track = (await input.getPrimaryVideoTrack())!
  const first = (await new EncodedPacketSink(track).getFirstPacket())!
  const output = new Output({ format: new WebMOutputFormat(), target: new FilePathTarget(to) })
  const source = new EncodedVideoPacketSource('vp8')
  output.addVideoTrack(source)
  await output.start()
  const config = (await track.getDecoderConfig())!
  const data = Buffer.concat([first.data, Buffer.alloc(98_500, 7)])
  for (let at = 0; at < 1_000; at++) {
    const packet = new EncodedPacket(data, at % 30 === 0 ? 'key' : 'delta', at / 30, 1 / 30)
    await source.add(packet, at === 0 ? { decoderConfig: config } : undefined)
  }
  await output.finalize()
  const made = await open(to)
  const { size } = await made.stat()
  await made.close()
  return size
}
