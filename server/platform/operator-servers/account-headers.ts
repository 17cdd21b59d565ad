/** Returns the header for the account in the address of an operator's server (`https://name:password@host`). */
export function accountHeaders({ username, password }: URL): Readonly<Record<string, string>> {
  if (username === '') return {};
  const account = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { authorization: `Basic ${Buffer.from(account).toString('base64')}` };
}
