import type { Line } from './line.ts'
import { addressLines } from './lines/addresses.ts'
import { callLines } from './lines/calls.ts'
import { constantLines } from './lines/constants.ts'
import { dataLines } from './lines/data.ts'
import { errorLines } from './lines/errors.ts'
import { fieldLines } from './lines/fields.ts'
import { frameLines } from './lines/frames.ts'
import { purposeLines } from './lines/purpose.ts'
import { roleLines } from './lines/roles.ts'
import { screenLines } from './lines/screens.ts'
import { stateLines } from './lines/states.ts'
import { validationLines } from './lines/validation.ts'

/** The sections of the specification, in its order. */
export const sections: { number: number; title: string; lines: Line[] }[] = [
  { number: 1, title: '1. What it does and for whom', lines: purposeLines },
  { number: 2, title: '2. Screens and addresses', lines: [...addressLines, ...screenLines, ...frameLines] },
  { number: 3, title: '3. Entities and their fields', lines: [...fieldLines, ...dataLines] },
  { number: 4, title: '4. States and transitions', lines: stateLines },
  { number: 5, title: '5. Validation', lines: validationLines },
  { number: 6, title: '6. Roles and permissions', lines: roleLines },
  { number: 7, title: '7. Calls', lines: callLines },
  { number: 8, title: '8. Errors and messages', lines: errorLines },
  { number: 9, title: '9. Constants and limits', lines: constantLines },
]
export const lines = sections.flatMap(({ lines: own }) => own)
