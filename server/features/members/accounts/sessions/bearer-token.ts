/** Returns the session's token in an Authorization header; undefined if there is none or it is malformed. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +([A-Za-z0-9]{32})$/i.exec(authorization ?? '')?.[1];
}
