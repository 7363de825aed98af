import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openFileStore } from './file-store.ts'

const root = mkdtempSync(path.join(tmpdir(), 'file-store-'))
const turned = (_purpose: string, bytes: Buffer) => Buffer.from(bytes).reverse()
let free = true
const store = openFileStore({
  folder: () => root,
  sealing: { seal: turned, unseal: turned },
  requireRoom: async () => {
    if (!free) throw Object.assign(new Error('full'), { code: 'ENOSPC' })
  },
})

afterAll(() => rmSync(root, { recursive: true }))

it('puts bytes under random keys, gives them back and removes them', async () => {
  const key = await store.putBytes('report', Buffer.from('abc'), { sealed: true })
  expect(key).toMatch(/^report\/(\w\w)\/\1\w{30}\.sealed$/)
  expect(readFileSync(store.storedPath(key), 'utf8')).toBe('cba')
  expect(String(await store.getBytes(key))).toBe('abc')
  await store.removeBytes(key)
  await store.removeBytes(key)
  await expect(store.getBytes(key)).rejects.toThrow()
})

it('writes nothing where there is no room', async () => {
  free = false
  await expect(store.putBytes('report', Buffer.from('abc'))).rejects.toMatchObject({ code: 'ENOSPC' })
  free = true
  expect(
    readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  ).toEqual([])
})

it('names what is older, in groups, and leaves files of others alone', async () => {
  const keys = [await store.putBytes('a', Buffer.from('1')), await store.putBytes('b', Buffer.from('2'))]
  const found: string[][] = []
  for await (const group of store.olderFiles(-60_000, 1)) found.push(group)
  expect(found.map((group) => group.length)).toEqual([1, 1])
  expect(found.flat().sort()).toEqual(keys.sort())
  for await (const group of store.olderFiles(60_000, 1)) expect(group).toEqual([])
})
