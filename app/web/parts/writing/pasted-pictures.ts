import { fileLimit } from '#infra/file-limit.ts'
import { setFiles } from './chosen-files.ts'

const endings: Record<string, string> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' }
/** What a report holds, unless the control names another number, and what one form may bring at once, in bytes. */
const most = { files: 10, bytes: 20_000_000 }
const pastedName = /^gambar-[0-9a-f]{12}\.\w+$/

export type PictureProblem = 'kind' | 'size' | 'count'

/** The control for files of the form around a text; null where the form takes none. */
export function filesControl(form: HTMLFormElement | null | undefined): HTMLInputElement | null {
  const control = form?.elements.namedItem('files')
  return control instanceof HTMLInputElement && control.type === 'file' ? control : null
}

/** Pictures put into a text, which wait in the form until it is saved. */
export function pastedIn(form: HTMLFormElement | null | undefined): File[] {
  return [...(filesControl(form)?.files ?? [])].filter(({ name }) => pastedName.test(name))
}

/** Takes pictures that are stored out of the form, and leaves what else was chosen. */
export function dropPasted(form: HTMLFormElement | null | undefined, names: ReadonlySet<string>): void {
  const control = filesControl(form)
  if (control?.files)
    setFiles(
      control,
      [...control.files].filter(({ name }) => !names.has(name)),
    )
}

/**
 * Puts pictures into the form, named by their content: the same one comes once. Where one does not fit, none is taken.
 * @returns what stands for each in the text
 */
export async function takePictures(
  control: HTMLInputElement,
  pictures: readonly File[],
): Promise<string[] | PictureProblem> {
  if (pictures.some(({ type }) => !Object.hasOwn(endings, type))) return 'kind'
  const mostFiles = Number(control.dataset.most ?? most.files)
  if (pictures.length > mostFiles) return 'count'
  if (pictures.some(({ size }) => size >= fileLimit)) return 'size'
  const named = await Promise.all(pictures.map(namedByContent))
  const chosen = [...(control.files ?? [])]
  const all = [...new Map([...chosen, ...named].map((file) => [`${file.name} ${file.size}`, file])).values()]
  if (all.length > mostFiles) return 'count'
  if (all.reduce((sum, { size }) => sum + size, 0) > most.bytes) return 'size'
  setFiles(control, all)
  return named.map(({ name }, at) => `![${altOf(pictures[at]!.name)}](${name})`)
}

async function namedByContent(picture: File): Promise<File> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await picture.arrayBuffer()))
  const start = [...hash.subarray(0, 6)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return new File([picture], `gambar-${start}.${endings[picture.type]}`, { type: picture.type })
}

function altOf(name: string): string {
  return name
    .replace(/\.[^.]*$/, '')
    .replace(/[[\]\\`*_<>!\s]+/g, ' ')
    .trim()
    .slice(0, 100)
}
