import { oneSpelling } from '@cakrawala/unicode-text/one-spelling'

/** Titles before and after Indonesian names, and how banks shorten them. */
const titles = new Set(
  (
    'h hj haji hajah dr drs dra drg ir prof st mt sh mh se mm sk skom mkom ssi msi spd mpd sip sos ssos amd ' +
    'phd kh ust bapak ibu bpk sdr sdri mr mrs ms tn ny nn'
  ).split(' '),
)
/** Spellings of one name that documents and banks mix. */
const spellings: Readonly<Record<string, string>> = {
  muhamad: 'muhammad',
  mohammad: 'muhammad',
  mohamad: 'muhammad',
  mochammad: 'muhammad',
  mochamad: 'muhammad',
  mokhamad: 'muhammad',
  achmad: 'ahmad',
  akhmad: 'ahmad',
}

/**
 * Whether the holder of an account bears the verified name: the same words in any order, however capitals, accents, titles and
 * blanks are written. Shortened and foreign names are not guessed: people of the team look at them.
 */
export function isSameHolder(verified: string, holder: string): boolean {
  const [left, right] = [wordsOf(verified), wordsOf(holder)]
  if (left.length === 0 || right.length === 0) return false
  if ([...left].sort().join(' ') === [...right].sort().join(' ')) return true
  return left.join('') === right.join('')
}

function wordsOf(name: string): string[] {
  const words = oneSpelling(name, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // `S.Kom.` and `M.T.` are one title; `Nur'aini` and `Nuraini` one name.
    .replace(/[.'’`]/g, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
  const named = words.filter((word) => !titles.has(word))
  return (named.length > 0 ? named : words).map((word) => spellings[word] ?? word)
}
