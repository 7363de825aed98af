import { describe, expect, it } from 'vitest'
import { itNamesInOrder } from '../../../test/support/obstacle-order.ts'
import { obstacleInText, obstacleToSending, sendingObstacles, textObstacles } from './sending-policy.ts'

const clear = { verified: true, taken: true, whole: true, englishWhole: true }
const text = [
  ['article_incomplete', { whole: false }],
  ['article_english_incomplete', { englishWhole: false }],
] as const
const order = [
  ['account_unverified', { verified: false }],
  ['closed_write_ups', { taken: false }],
  ...text,
] as const

describe('the obstacles between an article and its review', () => {
  itNamesInOrder(clear, order, obstacleToSending)

  it('are the declared ones', () => {
    expect(order.map(([name]) => name)).toEqual(sendingObstacles)
    expect(text.map(([name]) => name)).toEqual(textObstacles)
  })
})

describe('the obstacles to publishing a text', () => {
  itNamesInOrder(clear, text, obstacleInText)
})
