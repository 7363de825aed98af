import { expect, it } from 'vitest'
import { StopSteps } from './stop-steps.ts'

const hang = (_asked?: number) => new Promise(() => undefined)

it('stops in the opposite order of the start, each part once', async () => {
  const order: string[] = []
  const steps = new StopSteps()
  for (const name of ['database', 'worker', 'server'])
    steps.add(name, async () => void order.push(name), 1_000)
  expect(await steps.run()).toEqual([])
  expect(await steps.run()).toEqual([])
  expect(order).toEqual(['server', 'worker', 'database'])
})

it('abandons steps that hang or fail, and stops the rest', async () => {
  const stopped: string[] = []
  const steps = new StopSteps()
  steps.add('database', async () => stopped.push('database'), 1_000)
  steps.add('worker', hang, 50)
  steps.add('server', () => Promise.reject(new Error('broken')), 50)
  expect(await steps.run()).toEqual(['server', 'worker'])
  expect(stopped).toEqual(['database'])
})

it('ends in time when every part hangs, and still gives the last one its share', async () => {
  const steps = new StopSteps()
  const asked: string[] = []
  steps.add('database', () => hang(asked.push('database')), 1_000)
  for (let i = 0; i < 5; i++) steps.add(`part ${i}`, hang, 1_000)
  const began = performance.now()
  expect(await steps.run(2_000)).toHaveLength(6)
  expect(performance.now() - began).toBeLessThan(2_500)
  expect(asked).toEqual(['database'])
})
