export function findBrowser(wish?: { bare?: boolean }): Promise<{ executablePath: string; args: string[] }>
