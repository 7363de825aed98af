export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** The theme that a Cookie header, or `document.cookie`, says was chosen in this browser; else that of the device. */
export function themeIn(cookies: string | null): Theme {
  const chosen = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies ?? '')?.[1]
  return themes.find((theme) => theme === chosen) ?? 'system'
}

/** Shows the page in a theme and remembers it in this browser; still.js does the same on static pages. */
export function chooseTheme(theme: Theme): void {
  const chosen = theme === 'system' ? '' : theme
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers and on plain http
  document.cookie = `theme=${chosen}; Path=/; Max-Age=${chosen ? 31_536_000 : 0}; SameSite=Lax${secure}`
  document.documentElement.dataset.theme = chosen
  for (const button of document.querySelectorAll<HTMLElement>('[data-theme-choice]'))
    button.ariaPressed = String(button.dataset.themeChoice === theme)
}
