/**
 * Answers the buttons on blocks of code, wherever they are on the page: the text is set as HTML, so no component hears them.
 * @returns what ends it
 */
export function answerCopyCode(page: Document): () => void {
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy-code]') : null
    if (button) void copyBlock(button)
  }
  page.addEventListener('click', onClick)
  return () => page.removeEventListener('click', onClick)
}

async function copyBlock(button: HTMLElement): Promise<void> {
  const code = button.parentElement?.querySelector('pre')?.textContent ?? ''
  try {
    await navigator.clipboard.writeText(code.replace(/\n$/, ''))
  } catch {
    // A browser that lends no clipboard leaves the text to be selected.
    return
  }
  const said = button.querySelector('[aria-live]')
  if (!said || said.textContent === button.dataset.copied) return
  const before = said.textContent
  said.textContent = button.dataset.copied ?? before
  button.addEventListener('blur', () => (said.textContent = before), { once: true })
}
