import { endings, type Media } from './media.ts'

const longestStem = 100
// Controls, separators, and marks that turn or hide the letters after them.
const unwanted = /[\p{C}\p{Z}\\/:*?"<>|;%]+/gu

/** A name that is safe to show and to save under: no paths, no controls, no hidden marks, the ending of its type. */
export function cleanName(name: string, media: Media): string {
  const [last = ''] = name.normalize('NFC').split(/[\\/]/).slice(-1)
  const words = last
    .replace(/\.[^.]*$/, '')
    .replace(unwanted, ' ')
    .replace(/^[\s.-]+|[\s.]+$/g, '')
  const stem = [...words].slice(0, longestStem).join('').trim()
  return `${stem === '' || isDevice(stem) ? 'berkas' : stem}.${endings[media][0]}`
}

// Windows opens devices of these names, whatever follows the dot.
function isDevice(stem: string): boolean {
  return /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(stem)
}
