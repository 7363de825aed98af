import { expect, it } from 'vitest'
import { useDatabase } from '../support/database.ts'
import { useSite } from '../support/site.ts'
import { specificationDocument } from './document.ts'
import { addressLines } from './lines/addresses.ts'
import { lines, sections } from './lines.ts'
import { useProduct } from './product.ts'
import { blockOf } from './test-block.ts'

useDatabase()
const product = useProduct(useSite())

it('has lines whose ids are unique and without a gap, each a statement of its own', () => {
  for (const { number, lines: own } of sections)
    expect(own.map(([id]) => id)).toEqual(own.map((_, at) => `${number}.${at + 1}`))
  expect(new Set(lines.map(([, statement]) => statement)).size).toBe(lines.length)
  expect(addressLines).toHaveLength(99)
})

it('holds in every line, as its proof shows', async () => {
  const left = lines.flatMap(([id, statement, ...proofs]) =>
    proofs.map(({ where, check }) => ({ name: `${id} ${statement} (${where})`, check })),
  )
  const failed: string[] = []
  const work = async () => {
    for (let one = left.shift(); one; one = left.shift())
      try {
        await one.check(product)
      } catch (error) {
        failed.push(`${one.name}: ${(error as Error).message}`)
      }
  }
  await Promise.all([work(), work(), work(), work()])
  expect(failed.sort().join('\n')).toBe('')
}, 60_000)

it('is written down in docs/specification.md', async () => {
  await expect(specificationDocument()).toMatchFileSnapshot('../../docs/specification.md')
})

it('takes no test for a proof that is not run', () => {
  const source = [
    "describe('a group', () => {",
    "  it('is run', () => {",
    '    expect(1).toBe(1)',
    '  })',
    "  it.skip('is not', () => {})",
    '})',
    "describe.skip('another', () => {",
    "  it('is not either', () => {})",
    '})',
  ].join('\n')
  expect(blockOf(source, 'is run')).toContain('toBe(1)')
  expect(blockOf(source, 'is run')).not.toContain('is not')
  for (const title of ['is not', 'is not either', 'was never']) expect(blockOf(source, title)).toBeNull()
})
