// `npm run fonts`: cuts the letters nearly every page needs out of the two typefaces (both under the SIL Open Font
// License), in the weights the styles use. What other signs a page has comes from the whole file of their script.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const places = createRequire(import.meta.url)

/** The same as `unicode-range` of these files in `src/fonts.css`. */
export const ranges =
  'U+20-7E, U+A0, U+A7, U+A9, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2192, U+2212'

const cuts = [
  { name: 'plus-jakarta-sans', weights: { min: 400, max: 700 } },
  // Its ligatures are for code in editors; reports show signs as they were written.
  { name: 'jetbrains-mono', weights: { min: 400, max: 600 }, noLayoutClosure: true },
]

for (const { name, weights, ...more } of cuts) {
  const whole = places.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)
  const cut = await subsetFont(readFileSync(whole), signsOf(ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    ...more,
  })
  const file = fileURLToPath(new URL(`./src/fonts/${name}-basic.woff2`, import.meta.url))
  writeFileSync(file, cut)
  process.stdout.write(`${file}: ${cut.length} bytes\n`)
}

function signsOf(text) {
  const signs = []
  for (const [, from, to = from] of text.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g))
    for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code++)
      signs.push(String.fromCodePoint(code))
  return signs.join('')
}
