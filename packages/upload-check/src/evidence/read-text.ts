import { createReadStream } from 'node:fs'
import { BadEvidence } from './evidence-problem.ts'

/** Controls other than tab and the ends of lines and pages: programs have them, and terminals obey them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\0-\x08\x0b\x0e-\x1f\x7f]/

/** Reads a file of text in chunks. @throws BadEvidence text_broken where it is not UTF-8 or holds controls */
export async function readText(path: string): Promise<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(path)) refuseControls(decoder.decode(chunk, { stream: true }))
    refuseControls(decoder.decode())
  } catch {
    throw new BadEvidence('text_broken')
  }
}

function refuseControls(text: string): void {
  if (control.test(text)) throw new BadEvidence('text_broken')
}
