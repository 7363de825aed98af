import type { Edit, Selected } from '@cakrawala/page-parts/markdown-edit'

/**
 * Writes the way typing does, so that the browser can undo it and the form notices.
 * @returns whether there was something to change
 */
export function changeText(
  text: HTMLTextAreaElement | null,
  work: (selected: Selected) => Edit | null,
): boolean {
  const edit = text && work({ text: text.value, start: text.selectionStart, end: text.selectionEnd })
  if (!edit) return false
  const { from, to, insert, start, end } = edit
  text.focus()
  text.setSelectionRange(from, to)
  if (!document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert)) {
    text.setRangeText(insert, from, to)
    text.dispatchEvent(new Event('input', { bubbles: true }))
  }
  text.setSelectionRange(start, end)
  return true
}
