import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const tokens = new Map(
  [...css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
  ),
)
const hues = ['samudra', 'senja', 'fajar', 'daun', 'kunyit', 'bata']
const grounds = ['paper', 'surface', 'sunk']

const texts: [string, string][] = [
  ...['ink', 'ink-soft'].flatMap((text) =>
    [...grounds, 'neutral-tint'].map((on): [string, string] => [text, on]),
  ),
  ...hues.flatMap((hue) => [...grounds, `${hue}-tint`].map((on): [string, string] => [`${hue}-text`, on])),
  ...hues.map((hue): [string, string] => ['ink', `${hue}-tint`]),
  ...hues.map((hue): [string, string] => ['ink-soft', `${hue}-tint`]),
  ...['samudra', 'senja', 'fajar', 'bata'].map((hue): [string, string] => [`on-${hue}`, hue]),
  ...['samudra', 'senja', 'bata'].map((hue): [string, string] => [`on-${hue}`, `${hue}-deep`]),
]
const edges: [string, string][] = [
  ...grounds.flatMap((on): [string, string][] => [
    ['line-strong', on],
    ['samudra', on],
  ]),
]

describe.each(['light', 'dark'] as const)('contrast in the %s theme', (theme) => {
  test.each(texts)('%s is readable on %s', (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(edges)('%s is visible on %s', (edge, ground) => {
    expect(contrast(colour(edge, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3)
  })
})

test('every colour utility names a token that exists', () => {
  const named = [...css.matchAll(/--color-[a-z-]+: var\(--([a-z-]+)\)/g)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((name) => !tokens.has(name ?? ''))).toEqual([])
})

function colour(name: string, theme: 'light' | 'dark'): string {
  const token = tokens.get(name)
  if (!token) throw new Error(`no token --${name} in tokens.css`)
  return token[theme]
}

/** Contrast ratio of two colours `#rrggbb` (WCAG 2.2, 1 to 21). */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
