/**
 * One kawung petal with its slit, pointing up from a centre at 0,0 (drawn with the even-odd rule): the only shape of
 * the platform's drawings.
 */
export const petal = 'M0-50C15-61 15-84 0-98C-15-84-15-61 0-50ZM0-60C2-68 2-80 0-88C-2-80-2-68 0-60Z'

/** The same petal without its slit, for the mark, which is read at 20 px. */
export const markPetal = 'M0-50C15-61 15-84 0-98C-15-84-15-61 0-50Z'

export type Drawing = { petal: string; sun: number; rings: readonly Ring[] }
type Ring = { angles: readonly number[]; scale: string }

/** The rising half disc: two rings of one petal, the inner half as large and between the outer ones. */
export const rising: Drawing = {
  petal,
  sun: 20,
  rings: [
    { angles: [-80, -60, -40, -20, 0, 20, 40, 60, 80], scale: '1' },
    { angles: [-70, -50, -30, -10, 10, 30, 50, 70], scale: '0.5' },
  ],
}

export const mark: Drawing = {
  petal: markPetal,
  sun: 40,
  rings: [{ angles: [-72, -36, 0, 36, 72], scale: '1.8 1' }],
}
