import { expect, test } from 'vitest'
import { companyOwner, hunter, member, operator, visitor } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { aReport } from '../../../test/support/report-row.ts'
import { programFiguresFor } from './program-figures.server.ts'

useDatabase()

test('a company counts its own programs, a member the granted ones, operators all, others none', async () => {
  const [owner, rival] = [await companyOwner(), await companyOwner('Lain')]
  await aReport({ reporter: await hunter(), owner })
  await aReport({ reporter: await hunter(), owner: rival })
  expect(await programFiguresFor(owner)).toMatchObject({ live: 1, all: 1, review: 0 })
  expect(await programFiguresFor(await member(owner.companyId, 2))).toMatchObject({ live: 0, all: 0 })
  expect(await programFiguresFor(await operator())).toMatchObject({ live: 2, all: 2 })
  for (const other of [visitor, await hunter()])
    expect(await programFiguresFor(other)).toMatchObject({ all: 0 })
})
