import { expect, it } from 'vitest'
import { isSameHolder } from './holder-name.ts'

it.each([
  ['Elang Jawa', 'ELANG JAWA'],
  ['Elang Jawa', 'Jawa, Elang'],
  ['Dr. H. Elang Jawa, S.Kom., M.T.', 'ELANG JAWA'],
  ['Nur Hidayat', 'NURHIDAYAT'],
  ["Nur'aini Putri", 'NURAINI PUTRI'],
  ['Mochammad Rizki', 'MUHAMMAD RIZKI'],
  ['Élang  Jawa', 'elang jawa'],
  ['Sukarno', 'SUKARNO'],
  ['Haji', 'HAJI'],
])('%s is %s', (verified, holder) => {
  expect(isSameHolder(verified, holder)).toBe(true)
})

it.each([
  ['Elang Jawa', 'Elang'],
  ['Elang', 'Elang Jawa'],
  ['Elang Jawa', 'E. Jawa'],
  ['Elang Jawa', 'PT Elang Jawa'],
  ['Elang Jawa', 'Elang Jawi'],
  ['Elang Jawa', 'Burung Hantu'],
  ['Elang Jawa', 'Elang Jawa Elang'],
  ['', ''],
  ['Elang Jawa', '...'],
])('whether %s is %s is left to operators', (verified, holder) => {
  expect(isSameHolder(verified, holder)).toBe(false)
})
