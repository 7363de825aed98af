/** How the content of a kind is looked at, and what readers of it are given. */
type Kind = {
  /** How people call it. */
  name: string
  /** The endings a name may have; the first one is ours. */
  endings: readonly [string, ...string[]]
  /** What else browsers declare for it; most know no type for captures of traffic. */
  declared?: readonly string[]
  /** Files must be smaller than this many bytes. */
  below: number
  /** `memory`: read whole, and made anew or parsed as a PDF. The others are read from the disk, in a process of their own. */
  check: 'memory' | 'text' | 'har' | 'capture' | 'zip' | 'video'
  /** What a page of ours shows; everything else is only saved. */
  shownAs?: 'picture' | 'video'
  /** The type it is handed out with. */
  servedAs: string
}

const untyped = ['', 'application/octet-stream'] as const
const megabytes = (count: number) => count * 1_000_000
/** Of these a file may have just so many megabytes. */
const upTo = (count: number) => megabytes(count) + 1
const bytes = 'application/octet-stream'

/** What may be uploaded, by its media type. */
export const kinds = {
  'image/jpeg': picture('image/jpeg', 'JPG', ['jpg', 'jpeg']),
  'image/png': picture('image/png', 'PNG', ['png']),
  'image/webp': picture('image/webp', 'WebP', ['webp']),
  'application/pdf': {
    name: 'PDF',
    endings: ['pdf'],
    below: megabytes(5),
    check: 'memory',
    servedAs: 'application/pdf',
  },
  'text/plain': {
    name: 'TXT',
    endings: ['txt'],
    declared: untyped,
    below: upTo(5),
    check: 'text',
    servedAs: 'text/plain; charset=utf-8',
  },
  'application/har+json': {
    name: 'HAR',
    endings: ['har'],
    declared: [...untyped, 'application/json', 'text/plain'],
    below: upTo(20),
    check: 'har',
    servedAs: bytes,
  },
  'application/vnd.tcpdump.pcap': {
    name: 'PCAP',
    endings: ['pcap'],
    declared: [...untyped, 'application/x-pcap'],
    below: upTo(20),
    check: 'capture',
    servedAs: bytes,
  },
  'application/x-pcapng': {
    name: 'PCAPNG',
    endings: ['pcapng'],
    declared: [...untyped, 'application/vnd.tcpdump.pcap'],
    below: upTo(20),
    check: 'capture',
    servedAs: bytes,
  },
  'application/zip': {
    name: 'ZIP',
    endings: ['zip'],
    declared: [...untyped, 'application/x-zip-compressed'],
    below: upTo(20),
    check: 'zip',
    servedAs: bytes,
  },
  'video/mp4': video('video/mp4', 'MP4', 'mp4'),
  'video/webm': video('video/webm', 'WebM', 'webm'),
} as const satisfies Record<string, Kind>

function picture(type: string, name: string, endings: Kind['endings']): Kind {
  return { name, endings, below: megabytes(5), check: 'memory', shownAs: 'picture', servedAs: type }
}

function video(type: string, name: string, ending: string): Kind {
  return {
    ...{ name, endings: [ending], declared: untyped, below: upTo(100) },
    ...{ check: 'video', shownAs: 'video', servedAs: type },
  }
}

export type Media = keyof typeof kinds
export const images = ['image/jpeg', 'image/png', 'image/webp'] as const satisfies Media[]
export const documents = [...images, 'application/pdf'] as const satisfies Media[]
export const videos = ['video/mp4', 'video/webm'] as const satisfies Media[]
/** What proves a finding: pictures, documents, texts, recorded traffic, archives and recordings of the screen. */
export const evidence = [
  ...documents,
  'text/plain',
  'application/har+json',
  'application/vnd.tcpdump.pcap',
  'application/x-pcapng',
  'application/zip',
  ...videos,
] as const satisfies Media[]

export function isMedia(text: string): text is Media {
  return Object.hasOwn(kinds, text)
}

export function kindOf(media: Media): Kind {
  return kinds[media]
}

/** The largest size of a kind in whole megabytes, as people are told it. */
export function megabytesOf(media: Media): number {
  return Math.floor(kindOf(media).below / 1_000_000)
}

/** What a file picker is told to offer: types, and endings for what has no known type. */
export function acceptOf(allowed: readonly Media[]): string {
  return allowed
    .flatMap((media) => {
      const { endings, declared } = kindOf(media)
      return declared ? [media, ...endings.map((ending) => `.${ending}`)] : [media]
    })
    .join(',')
}

/** The kind a file claims to be by its ending and its declared type, which must agree; null when it is none of the allowed. */
export function claimedMedia(name: string, type: string, allowed: readonly Media[]): Media | null {
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  const declared = type.toLowerCase().split(';', 1)[0]!.trim()
  return (
    allowed.find((media) => {
      const { endings, declared: others = [] } = kindOf(media)
      return endings.includes(ending) && (declared === media || others.includes(declared))
    }) ?? null
  )
}
