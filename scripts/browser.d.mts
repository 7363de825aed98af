export function findBrowser(award?: { bare?: boolean }): Promise<{ executablePath: string; args: string[] }>
