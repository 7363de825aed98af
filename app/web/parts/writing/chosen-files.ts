import { documents } from '@cakrawala/upload-check/media'
import { fileLimit } from '#infra/file-limit.ts'

/** What one text takes, and what one form may bring at once, in bytes. */
const most = { files: 5, bytes: 20_000_000 }

export type FileProblem = { kind: 'kind' | 'size'; name: string } | { kind: 'sum' | 'count' }

/** The first reason for which the server would refuse these files; null where there is none. */
export function problemIn(files: readonly File[]): FileProblem | null {
  const odd = files.find(({ type }) => !documents.some((one) => one === type))
  if (odd) return { kind: 'kind', name: odd.name }
  const large = files.find(({ size }) => size >= fileLimit)
  if (large) return { kind: 'size', name: large.name }
  if (files.length > most.files) return { kind: 'count' }
  return files.reduce((sum, { size }) => sum + size, 0) > most.bytes ? { kind: 'sum' } : null
}

/** Those of both lists, a file that is in both once. */
export function together(before: readonly File[], added: readonly File[]): File[] {
  const key = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`
  return [...new Map([...before, ...added].map((file) => [key(file), file])).values()]
}

/** Puts files into a control in place of those it has, and tells its form. */
export function setFiles(control: HTMLInputElement, files: readonly File[]): void {
  const list = new DataTransfer()
  for (const file of files) list.items.add(file)
  control.files = list.files
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}
