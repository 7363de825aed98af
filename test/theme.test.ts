import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// The journeys ask every rule about barriers in the light theme, and in the dark one those about colours: no other rule can
// answer differently as long as this holds.
test('a theme changes colours and nothing else', () => {
  const colour = String.raw`(?:#[0-9a-f]{6}|rgb\([\d. /]+\))`
  const tokens = readFileSync('packages/ui/src/tokens.css', 'utf8')
  const bare = tokens
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(new RegExp(String.raw`--[a-z-]+: light-dark\(${colour}, ${colour}\);`, 'g'), '')
  expect(bare).not.toContain('light-dark')
  expect(bare.length).toBeLessThan(tokens.length - 1_000)

  const asks = /light-dark\(|prefers-color-scheme|\bdark:[a-z[]|theme-color|@container style/
  const others = ['app', 'packages', 'public']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((name) => /\.(?:css|tsx?|js|html|svg|webmanifest)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .filter((name) => name !== 'packages/ui/src/tokens.css' && asks.test(readFileSync(name, 'utf8')))
  // No page shows them: the frame of mails, and the icon.
  expect(others).toEqual(['packages/mail-sender/src/letter-html.ts', 'public/favicon.svg'])
})
