/** Returns SQL that formats an instant in ISO 8601 UTC, the notation of all JSON. */
export function isoInstant(value: string): string {
  return `to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
