/**
 * Every key of the pages, by what it does, in the order of the sheet: the word is a key of `keyWords.acts`. A part of a page
 * says by `useKeys` what they do on it; the sheet shows those that do something.
 */
export const keyTable = {
  palette: ['Control+k'],
  search: ['/'],
  sheet: ['?'],
  send: ['Control+enter'],
  next: ['j'],
  previous: ['k'],
  take: ['c'],
  select: ['x'],
  reproduced: ['r'],
  comment: ['m'],
  answers: ['Control+j'],
  card: ['arrowup', 'arrowdown', 'arrowleft', 'arrowright'],
  step: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
} as const satisfies Record<string, readonly string[]>

export type KeyName = keyof typeof keyTable
