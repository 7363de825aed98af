import { expect, test } from 'vitest'
import { numberText, percentText, spanText } from './dashboards.ts'

test('numbers, shares and durations are formatted as in each language', () => {
  expect([numberText(12500, 'id'), numberText(12500, 'en')]).toEqual(['12.500', '12,500'])
  expect(percentText(2 / 3, 'id')).toBe('67%')
  expect([0.004, 0.5, 1.2, 47.4].map((hours) => spanText(hours, 'id'))).toEqual(['1 menit', '30 menit', '1 jam', '47 jam'])
  expect([spanText(60, 'id'), spanText(60, 'en')]).toEqual(['2,5 hari', '2.5 days'])
  expect([spanText(1, 'en'), spanText(1 / 60, 'en'), spanText(500, 'id')]).toEqual(['1 hour', '1 minute', '21 hari'])
})
