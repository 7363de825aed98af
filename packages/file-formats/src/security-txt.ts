type Facts = {
  contacts: readonly string[]
  languages: readonly string[]
  canonical: string
  policy: string
}

/** `security.txt` (RFC 9116) as of a moment. It changes once a month and is good for eleven to twelve months. */
export function securityTxt({ contacts, languages, canonical, policy }: Facts, moment: Date): string {
  const expires = new Date(Date.UTC(moment.getUTCFullYear() + 1, moment.getUTCMonth(), 1))
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${canonical}`,
    `Policy: ${policy}`,
    '',
  ].join('\n')
}
