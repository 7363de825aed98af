import mono from '@cakrawala/ui/fonts/jetbrains-mono-basic.woff2?url'
import sans from '@cakrawala/ui/fonts/plus-jakarta-sans-basic.woff2?url'
import { preload } from 'react-dom'

const font = { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const

/** Asked for before the styles name them, so that the first visit is drawn with our letters; every page has these. */
export function preloadSans(): void {
  preload(sans, font)
}

/** Only where code is drawn at once: what is preloaded and not used is loaded in vain. */
export function preloadMono(): void {
  preload(mono, font)
}
