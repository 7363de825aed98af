import { expect, test } from 'vitest'
import { mayReload, reloadGuardMs } from './chunk-reload.ts'

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>()
  return { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => void kept.set(name, value) }
}

test('a missing script reloads the page once a minute at most', () => {
  const tab = memory()
  const begin = 1_800_000_000_000
  expect(mayReload(tab, begin)).toBe(true)
  expect(mayReload(tab, begin + 1)).toBe(false)
  expect(mayReload(tab, begin + reloadGuardMs - 1)).toBe(false)
  expect(mayReload(tab, begin + reloadGuardMs)).toBe(true)
  expect(mayReload(tab, begin + reloadGuardMs + 1)).toBe(false)
})

test('a clock set back by years does not block it for good', () => {
  const tab = memory()
  expect(mayReload(tab, 1_800_000_000_000)).toBe(true)
  expect(mayReload(tab, 1_700_000_000_000)).toBe(true)
})

test('a browser without storage does not reload', () => {
  const refuse = () => {
    throw new Error('storage is off')
  }
  expect(mayReload({ getItem: refuse, setItem: refuse }, 0)).toBe(false)
  expect(mayReload({ getItem: () => null, setItem: refuse }, 0)).toBe(false)
})
