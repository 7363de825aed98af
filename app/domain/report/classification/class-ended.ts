import type { FieldErrors } from '@cakrawala/refusal/refusal'
import { nearest } from './class-input.ts'
import { cweOf } from './cwe.ts'
import { vrtOf } from './vrt.ts'

type Chosen = { vrtId: string | null; cweId: number | null }

/** A class or a weakness that a later release dropped stays where it is stored; a new choice of it is told the nearest of today. */
export function endedFaults(chosen: Chosen, stored: Chosen | null): FieldErrors {
  const vrt = chosen.vrtId === null || chosen.vrtId === stored?.vrtId ? null : vrtOf(chosen.vrtId)
  const cwe = chosen.cweId === null || chosen.cweId === stored?.cweId ? null : cweOf(chosen.cweId)
  return {
    ...(vrt?.ended ? { vrtId: [ended(vrt.ended, nearest('vrt', lastPart(vrt.name)))] } : {}),
    ...(cwe?.ended ? { cweId: [ended(cwe.ended, nearest('cwe', cwe.name))] } : {}),
  }
}

function ended(release: string, candidates: string) {
  return { key: 'class_ended', params: { release, candidates } }
}

/** The path above has moved; what the class is called has most often not. */
function lastPart(name: string): string {
  return name.split(' > ').slice(1).join(' ')
}
