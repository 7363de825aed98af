import { expect, test } from 'vitest'
import { initialsOf } from './avatar.tsx'
import { barShare } from './chart-bar.ts'
import { linePlaces } from './line-chart.tsx'
import { pageWindow } from './page-window.ts'

test('the pager shows both ends and the neighbours, and never hides a single page', () => {
  expect(pageWindow(1, 1)).toEqual([1])
  expect(pageWindow(1, 3)).toEqual([1, 2, 3])
  expect(pageWindow(4, 12)).toEqual([1, 2, 3, 4, 5, null, 12])
  expect(pageWindow(12, 12)).toEqual([1, null, 11, 12])
})

test('bars are shares of the longest, or of the given most', () => {
  const bars = [3, 12].map((value) => ({ key: `${value}`, label: '', value, valueText: '' }))
  expect(barShare(3, bars)).toBe('25%')
  expect(barShare(3, bars, 24)).toBe('12.5%')
  expect(barShare(30, bars, 24)).toBe('100%')
  expect(barShare(0, [])).toBe('0%')
})

test('initials are those of the first and the last word', () => {
  expect(initialsOf('Sekar Ayu Lestari')).toBe('SL')
  expect(initialsOf('sekar')).toBe('S')
  expect(initialsOf('')).toBe('')
})

test('a line rises with better values and leaves a gap where no number is', () => {
  expect(linePlaces([null, 30, 10], 'less')).toEqual([null, { x: '50%', y: 86 }, { x: '83.3%', y: 10 }])
  expect(linePlaces([30, 10], 'more').map((place) => place?.y)).toEqual([10, 86])
  expect(linePlaces([4], 'less')).toEqual([{ x: '50%', y: 48 }])
  expect(linePlaces([null], 'less')).toEqual([null])
})
