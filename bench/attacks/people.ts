import { newId, randomWord } from '@cakrawala/ids/ids'
import { demoPassword } from '#db/seed/cast.ts'
import type { Role } from '#kernel/actor.ts'
import type { Call } from '#web/api/call.ts'

/** A person of the demo data who is signed in. `marks` are words that are sent to no one else. */
export type Person = { name: string; token: string; marks: string[] }
/** A bughunter with a draft that holds a mark. */
export type Writer = Person & { programId: string; draftId: string }

const signedIn = new Map<string, Promise<Person>>()

/** Once a person: who guesses passwords in between must not keep the next attack out. */
export function signIn(origin: string, email: string): Promise<Person> {
  const known = signedIn.get(email) ?? openConnection(origin, email)
  signedIn.set(email, known)
  return known
}

async function openConnection(origin: string, email: string): Promise<Person> {
  const answer = await fetch(`${origin}/auth-api/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  })
  const { data } = (await answer.json()) as { data: { token: string } }
  return { name: email, token: data.token, marks: [email] }
}

/** People of the demo data for each role of the platform. */
const ofRole: Readonly<Record<Role, string>> = {
  bughunter: 'elang@demo.test',
  company: 'owner@nusabank.test',
  company_member: 'staf@nusabank.test',
  hello: 'triase@demo.test',
  incident: 'insiden@demo.test',
}

/** A person who may make a call. */
export async function callerOf(origin: string, { who }: Pick<Call, 'who'>): Promise<Person> {
  return signIn(origin, ofRole[typeof who === 'string' ? 'company' : who[0]!])
}

/** Signs a bughunter in and writes a draft with a mark of its own. */
export async function writerOf(origin: string, email: string): Promise<Writer> {
  const person = await signIn(origin, email)
  const mark = `KANARI${randomWord()}`
  const ask = async (path: string, more: RequestInit = {}) => {
    const headers = { Authorization: `Bearer ${person.token}`, 'Content-Type': 'application/json' }
    const answer = await fetch(origin + path, {
      ...more,
      headers: { ...headers, 'Idempotency-Key': newId() },
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return ((await answer.json()) as { data: Record<string, unknown> }).data
  }
  const { rows } = (await ask('/api/v1/reports/programs')) as { rows: { id: string }[] }
  const programId = rows[0]!.id
  const body = JSON.stringify({ revision: 0, title: `Draf ${mark}` })
  const { draft } = (await ask(`/api/v1/programs/${programId}/drafts`, { method: 'PUT', body })) as {
    draft: { id: string }
  }
  return { ...person, marks: [email, mark], programId, draftId: draft.id }
}
