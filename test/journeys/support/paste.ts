import type { Locator } from '@playwright/test'

type Brought = { size?: number; base64?: string; type?: string }

/** Pastes files into a text: with these bytes, or so many empty ones. */
export async function paste(field: Locator, files: readonly Brought[]): Promise<void> {
  await field.evaluate((text, brought) => {
    const data = new DataTransfer()
    for (const [at, { size = 0, base64, type = 'image/png' }] of brought.entries()) {
      const bytes = base64
        ? Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
        : new Uint8Array(size)
      data.items.add(new File([bytes], base64 ? 'layar.png' : `${at}.png`, { type }))
    }
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, files)
}
