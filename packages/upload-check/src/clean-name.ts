import { oneSpelling } from '@cakrawala/unicode-text/one-spelling'
import { kindOf, type Media } from '@cakrawala/upload-check/media'

const longestStem = 100
// Controls, separators, and marks that turn or hide the letters after them.
const unwanted = /[\p{C}\p{Z}\\/:*?"<>|;%]+/gu

/**
 * A name that is safe to show and to save under: no paths, no controls, no hidden marks, the ending of its type.
 * @param unnamed what a file is called of whose name nothing is left
 */
export function cleanName(name: string, media: Media, unnamed: string): string {
  const stem = safeStem(lastPart(name).replace(/\.[^.]*$/, ''))
  return `${stem === '' || isDevice(stem) ? unnamed : stem}.${kindOf(media).endings[0]}`
}

/** The name of a file that was refused, as it may be shown: with the ending it came with. */
export function shownName(name: string, unnamed: string): string {
  return safeStem(lastPart(name)) || unnamed
}

function lastPart(name: string): string {
  return oneSpelling(name, 'NFC').split(/[\\/]/).at(-1) ?? ''
}

/** Cut before its end is looked at: a name may be as long as the form it comes in. */
function safeStem(text: string): string {
  const words = text
    .replace(unwanted, ' ')
    .replace(/^[\s.-]+/, '')
    .slice(0, 2 * longestStem)
  return [...words]
    .slice(0, longestStem)
    .join('')
    .replace(/[\s.]+$/, '')
}

// Windows opens devices of these names, whatever follows the dot.
function isDevice(stem: string): boolean {
  return /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(stem)
}
