import { foreignWords, indonesianWords } from './language-words.ts'
import { proseWords } from './prose-words.ts'

/** `too_short`: too little prose to tell. `indonesianShare`: Indonesian evidence among all evidence, 0 … 1. */
export type LanguageJudgement = { verdict: 'indonesian' | 'other' | 'too_short'; indonesianShare: number }

const fewestWords = 6
const fewestEvidence = 3
const enoughShare = 0.6
/** Indonesian prose full of English terms still shows its grammar in every eighth word; other languages hit one in fifty. */
const enoughDensity = 0.12

/**
 * Whether the prose of a report is Indonesian, formal or colloquial, however many English terms it holds. Decides by grammar
 * words and affixes, since a report's nouns are English in any language. Malay passes: a short text cannot tell them apart.
 * Linear in the length of the text.
 */
export function judgeLanguage(markdown: string): LanguageJudgement {
  const words = proseWords(markdown)
  let indonesian = 0
  let foreign = 0
  for (const word of words) {
    if (!isLatin(word)) foreign += Math.ceil(word.length / 2)
    else if (indonesianWords.has(word)) indonesian++
    else if (foreignWords.has(word)) foreign++
    else if (hasIndonesianAffix(word)) indonesian++
  }
  const evidence = indonesian + foreign
  const indonesianShare = evidence === 0 ? 0 : indonesian / evidence
  if (evidence < fewestEvidence && words.length < 12) return { verdict: 'too_short', indonesianShare }
  if (words.length < fewestWords && foreign < fewestWords) return { verdict: 'too_short', indonesianShare }
  const isIndonesian = indonesianShare >= enoughShare && indonesian / words.length >= enoughDensity
  return { verdict: isIndonesian ? 'indonesian' : 'other', indonesianShare }
}

const affixes: readonly RegExp[] = [
  /^[a-z-]{3,}nya$/,
  /^(?:me|di|ter|ber|per|se|ku|kau)[a-z-]{2,}kan$/,
  /^(?:mem[bpf]|men[cdjtsyg]|meng|meny|mel|mer|mew)[a-z]{3,}$/,
  /^di(?:-|a|b|e|h|j|k|l|n|o|t|u|w|sa|se|si|mu|ma|mi|pa|pe|ga|gu|ca|cu|cob|re|ra)[a-z]{2,}i?$/,
  /^ber(?:-?[a-z]{4,})$/,
  /^ter(?:b|d|e|g|h|j|k|l|p|s|t|u)[a-z]{3,}$/,
  /^(?:pem|pen|peng|per|pel)[a-z]{3,}an$/,
  /^ke[a-z]{3,}an$/,
  /^(?:nge|ng|ny)[aeiou][a-z]{2,}$/,
  /^([a-z]{3,})-\1(?:nya|an)?$/,
]
/** English words that only look affixed. */
const lookAlikes =
  /^(?:ment(?:ion|al|or)|mend|merch|merg|mercy|merit|mell|menda|member|membr|melt|melod|mercur|diagram|dialog|diagnos|diame|diamond|diary|die|diet|diab|dial|dilut|dilemma|dinner|dinos|direct|dirty|dire|ditch|ditto|diurnal|dioxide|disab|disag|disap|disas|disea|disi|disu|diversi|dipa|berk(?:eley|shire)|berries|berry|berlin|berserk|terr|ters|terl|term|teth|text|person|persian|pennsylvania|pendulum|permutation|kenyan|ngin|nginx|dilig)/

function hasIndonesianAffix(word: string): boolean {
  return affixes.some((affix) => affix.test(word)) && !lookAlikes.test(word)
}

function isLatin(word: string): boolean {
  return /^[\p{Script=Latin}'’-]+$/u.test(word)
}
