import {
  type AudioCodec,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  type VideoCodec,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { BadEvidence } from './evidence-problem.ts'

/** What browsers play. */
const videoCodecs: readonly string[] = ['avc', 'hevc', 'vp8', 'vp9', 'av1'] satisfies VideoCodec[]
const audioCodecs: readonly string[] = ['aac', 'opus', 'vorbis', 'mp3'] satisfies AudioCodec[]
export const videoBounds = { tracks: 4, seconds: 1_800, packets: 1_000_000, points: 4_096 * 4_096 } as const
const cacheBytes = 4_000_000
const chunkBytes = 1_000_000

type Part = { track: InputTrack; add: (packet: EncodedPacket) => Promise<void>; close: () => void }

/**
 * Writes the pictures and the sound of a video into a new file of the same format, packet by packet, and nothing else: no
 * place, device, text, attachment or unknown track.
 * @throws BadEvidence
 */
export async function rewrapVideo(from: string, to: string, format: 'mp4' | 'webm'): Promise<void> {
  const input = new Input({
    source: new FilePathSource(from, { maxCacheSize: cacheBytes }),
    formats: [format === 'mp4' ? MP4 : WEBM],
  })
  const output = new Output({
    format: format === 'mp4' ? new Mp4OutputFormat({ fastStart: false }) : new WebMOutputFormat(),
    target: new FilePathTarget(to, { chunked: true, chunkSize: chunkBytes }),
  })
  try {
    const parts = await partsOf(await input.getTracks(), output)
    await output.start()
    await copyPackets(parts)
    await output.finalize()
  } catch (error) {
    await output.cancel().catch(() => {})
    throw error instanceof BadEvidence ? error : new BadEvidence('video_broken')
  } finally {
    input.dispose()
  }
}

/** The tracks of the new file: pictures and sound, which must be of known codecs. */
async function partsOf(tracks: readonly InputTrack[], output: Output): Promise<Part[]> {
  const played = tracks.filter((track) => track.isVideoTrack() || track.isAudioTrack())
  if (!played.some((track) => track.isVideoTrack()) || played.length > videoBounds.tracks)
    throw new BadEvidence('video_broken')
  return Promise.all(played.map((track) => partOf(track, output)))
}

async function partOf(track: InputTrack, output: Output): Promise<Part> {
  const codec = await track.getCodec()
  const known = track.isVideoTrack() ? videoCodecs : audioCodecs
  if (codec === null || !known.includes(codec)) throw new BadEvidence('video_codec')
  if (track.isVideoTrack()) {
    const points = (await track.getCodedWidth()) * (await track.getCodedHeight())
    if (!(points > 0 && points <= videoBounds.points)) throw new BadEvidence('video_broken')
    const source = new EncodedVideoPacketSource(codec as VideoCodec)
    output.addVideoTrack(source, { rotation: await track.getRotation() })
    return addingTo(track, source, await track.getDecoderConfig())
  }
  if (!track.isAudioTrack()) throw new BadEvidence('video_broken')
  const source = new EncodedAudioPacketSource(codec as AudioCodec)
  output.addAudioTrack(source)
  return addingTo(track, source, await track.getDecoderConfig())
}

type PacketSource<Config> = {
  add(packet: EncodedPacket, meta?: { decoderConfig: Config }): Promise<void>
  close(): void
}

/** The first packet of a track brings what a player must know to read the others. */
function addingTo<Config>(track: InputTrack, source: PacketSource<Config>, config: Config | null): Part {
  if (config === null) throw new BadEvidence('video_codec')
  let meta: { decoderConfig: Config } | undefined = { decoderConfig: config }
  const add = async (packet: EncodedPacket) => {
    await source.add(packet, meta)
    meta = undefined
  }
  return { track, add, close: () => source.close() }
}

/** In the order of their moments, so that no track is held in memory until another has come as far. */
async function copyPackets(parts: readonly Part[]): Promise<void> {
  const open = await Promise.all(
    parts.map(async (part) => {
      const packets = new EncodedPacketSink(part.track).packets()
      return { ...part, packets, next: await packets.next() }
    }),
  )
  let count = 0
  for (let first = earliest(open); first; first = earliest(open)) {
    const packet = first.next.value
    if (packet.timestamp + packet.duration > videoBounds.seconds) throw new BadEvidence('video_too_long')
    if (++count > videoBounds.packets) throw new BadEvidence('video_broken')
    await first.add(packet)
    const track: Open = first
    track.next = await first.packets.next()
    if (track.next.done) first.close()
  }
}

type Open = { next: IteratorResult<EncodedPacket, void> }
type Ready<T> = T & { next: IteratorYieldResult<EncodedPacket> }

/** The track whose next packet is shown or heard first; undefined when all are at their end. */
function earliest<T extends Open>(open: readonly T[]): Ready<T> | undefined {
  const ready = open.filter((one): one is Ready<T> => !one.next.done)
  return ready.toSorted((one, two) => one.next.value.timestamp - two.next.value.timestamp)[0]
}
