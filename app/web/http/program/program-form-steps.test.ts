import { describe, expect, it } from 'vitest'
import { formStepOf } from './program-form-save.ts'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

describe('buttons inside the program form', () => {
  it('are none of them clicked when the form is to be saved', () => {
    expect(formStepOf(formOf({ title: 'a' }))).toBeNull()
    expect(formStepOf(formOf({ preset: '__proto__' }))).toBeNull()
  })

  it.each([
    [{ rows: '3' }, '5'],
    [{ rows: '50' }, '50'],
    [{ rows: 'many' }, '2'],
    [{ rows: '9e99' }, '50'],
    [{}, '2'],
  ])('add rows to %j and preserve what was typed', (typed, rows) => {
    const step = formStepOf(formOf({ ...typed, step: 'row', title: 'Judul' }))
    expect(step?.typed).toMatchObject({ title: 'Judul', rows })
  })

  it('fill in a preset and leave the rest unchanged', () => {
    const typed = { preset: 'starter', title: 'Judul', 'grid.low.least': '1', 'otherRewards.low': 'Kaus' }
    expect(formStepOf(formOf(typed))).toMatchObject({
      step: 'preset',
      typed: {
        title: 'Judul',
        'grid.low.least': '250.000',
        'grid.critical.most': '7.500.000',
        retestReward: '150.000',
        'otherRewards.low': 'Kaus',
      },
    })
  })
})
