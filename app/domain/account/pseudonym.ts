const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
const shape = /^anonim-[a-z0-9]{6}$/

/** A name for a person who left: what they wrote stays readable as one person's, without their identity. */
export function newPseudonym(): string {
  const picks = crypto.getRandomValues(new Uint8Array(6))
  return `anonim-${Array.from(picks, (pick) => letters[pick % letters.length]).join('')}`
}

/** Whether a username is such a name; no one can sign up with one. */
export function isPseudonym(username: string): boolean {
  return shape.test(username)
}
