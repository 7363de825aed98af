import { outsideCode } from '@cakrawala/unicode-text/outside-code'
import { templateFamilies } from './template-families.ts'

/** `[[Tulis …]]`: words between double brackets. Code such as `[[ -f x ]]` or `[[#{7*7}]]` does not begin with a letter. */
const prompt = /\[\[(\p{L}[^[\]\n]{1,200})\]\]/gu

const textNames = ['title', 'pocMd', 'impactMd', 'recommendationMd'] as const
type TextName = (typeof textNames)[number]

/** The prompts of a template that a text still has outside of its code, in the order of reading. */
export function promptsIn(text: string): string[] {
  return [...outsideCode(text).matchAll(prompt)].map(([, words]) => words!)
}

/** The lines of our templates that have no prompt: headings, and advice that holds for all of a class. */
const templateLines = new Set(
  templateFamilies
    .flatMap(({ id, en }) => [id, en])
    .flatMap((texts) => textNames.flatMap((name) => texts[name].split('\n')))
    .map((line) => line.trim())
    .filter((line) => line !== '' && promptsIn(line).length === 0),
)

/** What a person wrote of a text: without prompts and without the lines of our templates. */
export function ownWords(text: string): string {
  const lines = text.split('\n').filter((line) => !templateLines.has(line.trim()))
  return lines.join('\n').replace(prompt, '').trim()
}

/**
 * What is wrong with texts that were begun from a template: a prompt that is left, or nothing of one's own.
 * @param texts those that are right otherwise
 */
export function templateFaults(
  texts: Partial<Record<TextName, unknown>>,
): [field: string, key: string, params?: { prompt: string }][] {
  return textNames.flatMap((name): [string, string, { prompt: string }?][] => {
    const text = texts[name]
    if (typeof text !== 'string') return []
    const [left] = promptsIn(text)
    if (left !== undefined) return [[name, 'template_prompt', { prompt: left }]]
    return ownWords(text) === '' ? [[name, 'template_only']] : []
  })
}
